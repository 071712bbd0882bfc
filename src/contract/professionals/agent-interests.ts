import { z } from 'zod';
import { listingOrAll } from '#contract/deals/deal-fields.ts';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees, wholeRupees } from '#contract/lib/rupees.ts';
import { byPage, pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { openText } from '#contract/people/open-text.ts';
import { INTEREST_STATES } from '#domain/professionals/agent-interest.ts';
import words from '#messages/professionals/fields/index.ts';

const AGENT = ['agent'] as const;
const instant = z.iso.datetime();
const moved = envelope(
  z.object({
    interestId: z.number().int(),
    state: z.enum(INTEREST_STATES),
    /** The work an accepted offer becomes. */
    engagementId: z.number().int().nullable(),
  }),
);

const MIN_FEE = 500;
const MAX_FEE = 10_000_000;
export const OFFER_MESSAGE = { least: 20, most: 1_000 } as const;

/** An agent's offer to sell or let a listing, as one of the two sees it. */
export const interestRow = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  /** One whose time has run out says so at once. */
  state: z.enum(INTEREST_STATES),
  side: z.enum(['owner', 'agent']),
  agentId: z.number().int(),
  /** The other side: first name and initial. */
  other: z.string(),
  otherImage: z.string().nullable(),
  /** The agent's mean of stars, with one decimal; null before the first review. */
  rating: z.number().nullable(),
  ratingCount: z.number().int(),
  message: z.string(),
  fee: rupees,
  /** Days the work takes. */
  workDays: z.number().int(),
  engagementId: z.number().int().nullable(),
  expiresAt: instant,
  createdAt: instant,
  listing: listingCard,
  /** On offer now. */
  live: z.boolean(),
  /** An agent works on the listing, or has been accepted: no other can be. */
  taken: z.boolean(),
});
named({ AgentInterest: interestRow });
export type InterestRow = z.infer<typeof interestRow>;

export const interestEvent = timelineEntry.extend({ by: z.enum(['owner', 'agent', 'system']) });
export type InterestEvent = z.infer<typeof interestEvent>;

export const showInterest = endpoint({
  name: 'showInterest',
  summary: 'Offer the owner of a listing to sell or let it, for a fee',
  method: 'POST',
  path: '/agents/showinterest/{listingId}',
  access: AGENT,
  reach: 'public',
  changes: ['interests'],
  limit: { calls: 30, seconds: 3_600 },
  params: z.object({ listingId: id }),
  body: z.object({
    message: openText(OFFER_MESSAGE.most).min(OFFER_MESSAGE.least, {
      error: () => words.offerMessage({ least: OFFER_MESSAGE.least }),
    }),
    fee: wholeRupees
      .min(MIN_FEE, { error: () => words.askRupees({ least: MIN_FEE }) })
      .max(MAX_FEE, { error: () => words.dearFee }),
  }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const offerStatus = endpoint({
  name: 'offerStatus',
  summary: 'How the calling agent stands with a listing: assigned, offered, or free to offer',
  method: 'GET',
  path: '/agents/standing/{listingId}',
  access: AGENT,
  reach: 'public',
  tags: ['interests'],
  params: z.object({ listingId: id }),
  response: envelope(
    z.object({
      /** It is assigned to the caller: their work on it. */
      engagementId: z.number().int().nullable(),
      /** The caller's newest offer. */
      interest: z
        .object({ id: z.number().int(), state: z.enum(INTEREST_STATES), expiresAt: instant })
        .nullable(),
      mayOffer: z.boolean(),
      /** Why no offer can be made, in a sentence; null where one can. */
      why: z.string().nullable(),
    }),
  ),
  errors: ['not_found'],
});

export const requestInterestList = endpoint({
  name: 'requestInterestList',
  summary: 'Offers of agents for the caller’s listings, and the offers the caller has made',
  method: 'GET',
  path: '/api/agents/requestinterestlist/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['interests'],
  params: byId,
  query: z.object({
    page: pageNumber,
    /** Those of one agent alone. */
    agent: id.optional(),
    /** Those made to the caller, or those the caller made, alone. */
    side: z.enum(['owner', 'agent']).optional(),
  }),
  response: timedList(interestRow),
  errors: ['not_found', 'invalid'],
});

export const interestedAgents = endpoint({
  name: 'interestedAgents',
  summary: 'Offers of agents for one of the caller’s listings, or with 0 for all of them',
  method: 'GET',
  path: '/agents/intrestedagent/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['interests'],
  params: z.object({ id: listingOrAll }),
  query: byPage,
  response: timedList(interestRow),
  errors: ['not_found', 'invalid'],
});

export const getInterest = endpoint({
  name: 'getInterest',
  summary: 'An agent’s offer with its history, for its two sides',
  method: 'GET',
  path: '/agents/interest/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['interests'],
  params: byId,
  response: envelope(interestRow.extend({ timeline: z.array(interestEvent) })).extend({
    serverTime: instant,
  }),
  errors: ['not_found'],
});

export const acceptInterest = endpoint({
  name: 'acceptInterest',
  summary: 'Accept an agent’s offer: it becomes their work, and the fee is due next',
  method: 'POST',
  path: '/agents/acceptinterest/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['interests', 'engagements', 'listings'],
  params: byId,
  response: moved,
  errors: ['not_found', 'conflict'],
});

export const declineInterest = endpoint({
  name: 'declineInterest',
  summary: 'Decline an agent’s offer, with a reason if one likes',
  method: 'POST',
  path: '/agents/declineinterest/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['interests'],
  params: byId,
  body: z.object({ reason: openText(300).optional() }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const withdrawInterest = endpoint({
  name: 'withdrawInterest',
  summary: 'Take back an offer that waits for its answer',
  method: 'POST',
  path: '/agents/withdrawinterest/{id}',
  access: AGENT,
  reach: 'own-object',
  changes: ['interests'],
  params: byId,
  response: moved,
  errors: ['not_found', 'conflict'],
});
