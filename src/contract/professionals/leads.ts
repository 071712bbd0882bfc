import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { PAGES_BY_NUMBER } from '#contract/lib/deprecation.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { LEAD_SOURCES, LEAD_STATES } from '#domain/professionals/lead.ts';

const AGENT = ['agent'] as const;
const count = z.number().int();
const instant = z.iso.datetime();

const leadRow = z.object({
  id: z.number().int(),
  source: z.enum(LEAD_SOURCES),
  state: z.enum(LEAD_STATES),
  /** First name and initial; whole where the agent brought them, once they share their contact or have paid the agent's fee. */
  buyer: z.string(),
  /** What they look for, in words. */
  wants: z.string(),
  /** The home they asked about. */
  listingId: z.number().int().nullable(),
  title: z.string().nullable(),
  engagementId: z.number().int().nullable(),
  followUpAt: instant.nullable(),
  /** Until when they should have heard from the agent, and when they did. */
  respondBy: instant,
  respondedAt: instant.nullable(),
  /** Answered too late, or still waiting after the time. */
  late: z.boolean(),
  lostReason: z.string().nullable(),
  /** Of the agent’s own: a portal, a board, a friend. */
  origin: z.string().nullable(),
  /** What the deal is worth, as the agent reckons it. */
  value: rupees.nullable(),
  /** Homes on offer that fit, counted up to a limit. */
  fits: count,
  fitsIsMinimum: z.boolean(),
  /** Homes the agent has put forward. */
  offered: count,
  createdAt: instant,
  updatedAt: instant,
});
named({ Lead: leadRow });
export type LeadRow = z.infer<typeof leadRow>;

export const agentLeads = endpoint({
  name: 'agentLeads',
  summary:
    'The agent’s leads, those that wait for a first answer first, with how many are in each state',
  method: 'GET',
  path: '/api/agents/getagentleadlist/{id}',
  access: AGENT,
  reach: 'caller-by-id',
  key: 'leads:read',
  tags: ['leads'],
  params: byId,
  query: byPage.extend({
    state: z.enum(LEAD_STATES).optional(),
    source: z.enum(LEAD_SOURCES).optional(),
    /** Words of the requirement, the home or the first name. */
    q: shortText(80).optional(),
  }),
  response: timedList(leadRow).extend({ counts: z.record(z.enum(LEAD_STATES), count) }),
  errors: ['not_found'],
});

const leadDetail = leadRow.extend({
  notes: z.array(z.object({ id: z.number().int(), text: z.string(), at: instant })),
  timeline: z.array(timelineEntry.extend({ by: z.enum(['agent', 'system']) })),
  /** Newest first. */
  homes: z.array(z.object({ listing: listingCard, live: z.boolean(), at: instant })),
  /** Homes on offer that fit, those the agent works for first. */
  matches: z.array(z.object({ listing: listingCard, mine: z.boolean(), offered: z.boolean() })),
  /** Whether the buyer can still be written to and be offered homes; else why not. */
  closed: z.string().nullable(),
  /** How to reach somebody who is the agent’s own record; null of members. */
  contact: z.object({ mobile: z.string().nullable(), email: z.string().nullable() }).nullable(),
  /** The home over which they share their contact with the agent. */
  contactListingId: z.number().int().nullable(),
});
named({ LeadDetail: leadDetail });
export type LeadDetail = z.infer<typeof leadDetail>;

export const getLead = endpoint({
  name: 'getLead',
  summary: 'A lead with notes, history, homes put forward, and homes that fit',
  method: 'GET',
  path: '/agents/lead/{id}',
  access: AGENT,
  reach: 'own-object',
  key: 'leads:read',
  tags: ['leads'],
  params: byId,
  response: envelope(leadDetail).extend({ serverTime: instant }),
  errors: ['not_found'],
});

const offeredHome = z.object({
  leadId: z.number().int(),
  agentId: z.number().int(),
  /** First name and initial. */
  agent: z.string(),
  listing: listingCard,
  live: z.boolean(),
  at: instant,
});
export type OfferedHome = z.infer<typeof offeredHome>;

export const listOfferedHomes = endpoint({
  name: 'listOfferedHomes',
  summary: 'Homes that agents put forward to the caller, newest first',
  method: 'GET',
  path: '/agents/offeredhomes',
  access: 'member',
  reach: 'caller',
  tags: ['leads'],
  query: z.object(listQuery),
  response: listOf(offeredHome),
  errors: ['invalid'],
});

export const offeredToMe = endpoint({
  name: 'offeredToMe',
  summary: 'Homes that agents put forward to the caller, newest first',
  method: 'GET',
  path: '/agents/offeredtome',
  access: 'member',
  reach: 'caller',
  tags: ['leads'],
  query: byPage,
  response: timedList(offeredHome),
  errors: [],
  deprecated: { ...PAGES_BY_NUMBER, instead: 'listOfferedHomes' },
});
