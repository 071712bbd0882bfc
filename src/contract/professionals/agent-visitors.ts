import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { id } from '#contract/lib/envelope.ts';
import { month } from '#contract/lib/month.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import usual from '#messages/lib/fields/index.ts';
import { visitRow } from './agent-desk.ts';

const AGENT = ['agent'] as const;
const count = z.number().int();

/** A day of an assigned listing: how many looked, and who of them asked for something. */
export const visitorDay = z.object({
  listingId: z.number().int(),
  title: z.string(),
  day: z.iso.date(),
  views: count,
  /** By first name and initial. */
  people: z.array(z.object({ name: z.string(), did: z.enum(['contact', 'visit']) })),
});
export type VisitorDay = z.infer<typeof visitorDay>;

export const visitorList = endpoint({
  name: 'visitorList',
  summary: 'Who looked at the caller’s assigned listings, by day: counted, and named once they ask',
  method: 'GET',
  path: '/api/users/getvisitorlist/{userId}',
  access: AGENT,
  reach: 'caller-by-id',
  tags: ['views'],
  params: z.object({ userId: id }),
  query: byPage.extend({ listing: id.optional() }),
  response: timedList(visitorDay).extend({
    views: count,
    /** The last six, the oldest first. */
    months: z.array(z.object({ month: z.string(), views: count, contacts: count, visits: count })),
    /** All that are assigned to the caller, to choose from. */
    listings: z.array(z.object({ id: z.number().int(), title: z.string() })),
  }),
  errors: ['not_found', 'invalid'],
});

export const visitorRequest = visitRow.extend({ listing: listingCard });
export type VisitorRequest = z.infer<typeof visitorRequest>;

export const visitorRequests = endpoint({
  name: 'visitorRequests',
  summary: 'Visits to the caller’s assigned listings: those to come first',
  method: 'GET',
  path: '/api/users/getvisitorrequest/{userId}',
  access: AGENT,
  reach: 'caller-by-id',
  tags: ['contacts'],
  params: z.object({ userId: id }),
  query: byPage.extend({
    month: month.optional(),
    /** One day of Pune. */
    on: z.iso.date({ error: () => usual.dayAs }).optional(),
  }),
  response: timedList(visitorRequest).extend({
    /** How many stand on which day of the month, or without one of that day's, or of the present. */
    days: z.array(z.object({ on: z.iso.date(), visits: count })),
  }),
  errors: ['not_found', 'invalid'],
});
