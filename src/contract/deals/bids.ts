import { z } from 'zod';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope } from '#contract/lib/envelope.ts';
import { JSON_FILE } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { BID_STATES } from '#domain/deals/bid.ts';
import { listingOrAll, side } from './deal-fields.ts';
import { shownTerms } from './deal-terms.ts';

const listing = z.object({ id: listingOrAll });
const page = z.object({
  page: pageNumber,
  /** As it is now: one whose time is over has expired. */
  state: z.enum(BID_STATES).optional(),
});

export const bidRow = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  state: z.enum(BID_STATES),
  side,
  /** The other side, by first name and initial. */
  other: z.string(),
  amount: rupees,
  /** What the owner asks in answer; null while nothing is asked. */
  counter: rupees.nullable(),
  conditions: z.array(z.string()),
  terms: shownTerms,
  /** What the counter makes of them; null where those of the bid stay. */
  counterTerms: z.object({ terms: shownTerms, conditions: z.array(z.string()) }).nullable(),
  message: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The booking an accepted bid led to. */
  bookingId: z.number().int().nullable(),
  /** A booking holds the listing: nothing but reject and withdraw is possible. */
  onHold: z.boolean(),
  listing: listingCard,
});
named({ Bid: bidRow });
export type BidRow = z.infer<typeof bidRow>;

export const bidLogEntry = z.object({
  bidId: z.number().int(),
  seq: z.number().int(),
  at: z.iso.datetime(),
  event: z.string(),
  by: z.string(),
  amount: rupees.nullable(),
  conditions: z.array(z.string()),
  message: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
});
named({ BidLogEntry: bidLogEntry });

export const myBids = endpoint({
  name: 'myBids',
  summary: 'The caller’s bids, those still open first, the soonest to end before the others',
  method: 'GET',
  path: '/bid/findbyuserid/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['bids'],
  params: byId,
  query: page,
  response: timedList(bidRow),
  errors: ['invalid', 'not_found'],
});

export const bidsOnListing = endpoint({
  name: 'bidsOnListing',
  summary:
    'Bids on one of the caller’s listings, or with 0 on all of them; highest or soonest to end first',
  method: 'GET',
  path: '/bid/findbypropertyid/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['bids'],
  params: listing,
  query: page.extend({ sort: z.enum(['amount', 'deadline']).default('amount') }),
  response: timedList(bidRow),
  errors: ['invalid', 'not_found'],
});

export const getBid = endpoint({
  name: 'getBid',
  summary: 'The bid room, for both parties: the bid, its log and history, the server’s time',
  method: 'GET',
  path: '/bid/room/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['bids'],
  params: byId,
  response: envelope(
    bidRow.extend({ log: z.array(bidLogEntry), timeline: z.array(timelineEntry) }),
  ).extend({ serverTime: z.iso.datetime() }),
  errors: ['not_found'],
});

export const downloadBidLog = endpoint({
  name: 'downloadBidLog',
  summary: 'A bid’s hash-chained log as a JSON file, for both parties',
  method: 'GET',
  path: '/bid/log/{id}',
  access: 'member',
  reach: 'own-object',
  tags: [],
  params: byId,
  response: download(JSON_FILE),
  errors: ['not_found'],
});

export const bidOutcome = endpoint({
  name: 'bidOutcome',
  summary: 'How the bidding for a listing stands or ended, without names',
  method: 'GET',
  path: '/bid/outcome/{id}',
  access: 'signed-in',
  reach: 'public',
  tags: ['bids'],
  params: byId,
  response: envelope(
    z.object({
      /** People who bid. */
      count: z.number().int(),
      outcome: z.enum(['none', 'open', 'accepted', 'closed']),
      /** Rough, and only where enough people bid. */
      range: z.object({ least: rupees, most: rupees }).nullable(),
    }),
  ),
  errors: ['not_found'],
});
