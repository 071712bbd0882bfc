import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { VISIT_STATES } from '#domain/deals/visit.ts';
import { LISTING_STATUSES } from '#domain/homes/listing.ts';
import { PAYOUT_STATES } from '#domain/money/payout.ts';
import { RELEASE_STATES } from '#domain/money/release.ts';
import { ASSIGNED_STATES } from '#domain/professionals/agent-interest.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { hold } from './listing-holds.ts';

const AGENT = ['agent'] as const;
const instant = z.iso.datetime();
const count = z.number().int();

/** What the agent is paid for, and how far that is. */
const work = z.object({
  engagementId: z.number().int(),
  state: z.enum(ENGAGEMENT_STATES),
  fee: rupees,
  /** What of the fee reaches the agent, after commission and GST. */
  payout: rupees,
  dueOn: instant.nullable(),
});
named({ AgentWork: work });

export const assignedListing = z.object({
  listing: listingCard,
  status: z.enum(LISTING_STATUSES),
  /** The owner, whose fee is in escrow: they know each other by name. */
  owner: z.string(),
  ownerId: z.number().int(),
  work,
  /** What came in for it, from anybody. */
  responses: z.object({ contacts: count, visits: count, bids: count, bookings: count }),
  /** Who keeps it now; another agent's has no note. */
  hold: hold.nullable(),
});
export type AssignedListing = z.infer<typeof assignedListing>;

export const listAssignments = endpoint({
  name: 'listAssignments',
  summary: 'Listings the calling agent works on, the newest work first',
  method: 'GET',
  path: '/agents/assignments',
  access: AGENT,
  reach: 'caller',
  tags: ['engagements', 'listings', 'holds'],
  query: z.object({ ...listQuery, work: z.enum(ASSIGNED_STATES).optional() }),
  response: listOf(assignedListing),
  errors: ['invalid'],
});

export const assignedListings = endpoint({
  name: 'assignedListings',
  summary: 'Listings the calling agent works on, the newest work first',
  method: 'GET',
  path: '/agents/assigned',
  access: AGENT,
  reach: 'caller',
  tags: ['engagements', 'listings', 'holds'],
  query: byPage.extend({ work: z.enum(ASSIGNED_STATES).optional() }),
  response: timedList(assignedListing),
  errors: ['invalid'],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listAssignments' },
});

export const visitRow = z.object({
  id: z.number().int(),
  state: z.enum(VISIT_STATES),
  /** The buyer, by first name and initial. */
  visitor: z.string(),
  note: z.string().nullable(),
  start: instant,
  end: instant,
});

export const agentPropertyDetails = endpoint({
  name: 'agentPropertyDetails',
  summary: 'A listing {id} that is assigned to the caller, with its address and what is to come',
  method: 'GET',
  path: '/agents/propertydetails/{id}/{userId}',
  access: AGENT,
  reach: 'caller-by-id',
  tags: ['engagements', 'listings', 'holds'],
  params: z.object({ id, userId: id }),
  response: envelope(
    assignedListing.extend({
      /** What the owner asked for, or the agent offered. */
      brief: z.string(),
      place: exactPlace,
      /** Visits still to come, the next first. */
      visits: z.array(visitRow),
    }),
  ).extend({ serverTime: instant }),
  errors: ['not_found'],
});

/** Under way, done, or without a deal. */
export const AGENT_BOOKING_STAGES = ['running', 'done', 'ended'] as const;

export const agentBooking = z.object({
  id: z.number().int(),
  state: z.enum(BOOKING_STATES),
  /** By first name and initial. */
  buyer: z.string(),
  price: rupees,
  tokenAmount: rupees,
  /** The buyer came from the agent's own leads. */
  ownLead: z.boolean(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  listing: listingCard,
  work,
  /** The latest wish that the fee leaves escrow, and how far its transfer is. */
  release: z
    .object({ state: z.enum(RELEASE_STATES), payout: z.enum(PAYOUT_STATES).nullable() })
    .nullable(),
  /** What we took of the fee, on paper; once the fee is let go. */
  invoice: z.object({ id: z.number().int(), number: z.string() }).nullable(),
});
export type AgentBooking = z.infer<typeof agentBooking>;

export const bookingsByAgent = endpoint({
  name: 'bookingsByAgent',
  summary: 'Bookings of listings while they were assigned to the caller, with the commission',
  method: 'GET',
  path: '/api/book/findbyagent/{id}',
  access: AGENT,
  reach: 'caller-by-id',
  tags: ['bookings', 'engagements'],
  params: byId,
  query: byPage.extend({ stage: z.enum(AGENT_BOOKING_STAGES).optional() }),
  response: timedList(agentBooking).extend({
    /** What reaches the agent for the work these bookings came of, each piece of work once. */
    commission: z.object({
      /** The fee waits in escrow. */
      escrow: rupees,
      /** Let go, and on its way to the bank. */
      coming: rupees,
      paid: rupees,
    }),
  }),
  errors: ['not_found', 'invalid'],
});

export const openTraining = endpoint({
  name: 'openTraining',
  summary: 'The address of the learning site, signed for the calling agent for five minutes',
  method: 'POST',
  path: '/agents/training',
  access: AGENT,
  reach: 'caller',
  changes: [],
  limit: { calls: 30, seconds: 3_600 },
  /** Null on an installation without a learning site. */
  response: envelope(z.object({ url: z.string().nullable() })),
  errors: ['conflict', 'rate_limited'],
});
