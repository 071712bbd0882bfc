import { z } from 'zod';
import { BID_HOURS, BID_HOURS_CHOICES, BID_STATES, MOST_CONDITIONS } from '../domain/bid.ts';
import {
  listingOrAll,
  openText,
  pageNumber,
  reason,
  rupees,
  side,
  timedList,
} from './deal-fields.ts';
import { download } from './download.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id } from './envelope.ts';
import { timelineEntry } from './timeline.ts';
import { listingCard } from './wire-listing.ts';

const USER = ['user'] as const;
const byId = z.object({ id });
const listing = z.object({ id: listingOrAll });
const page = z.object({ page: pageNumber });
const hours = z.literal([...BID_HOURS_CHOICES], 'Choose how long it stands.').default(BID_HOURS);
const message = openText(500).optional();
const conditions = z
  .array(openText(120).min(3, 'Write a short sentence.'))
  .max(MOST_CONDITIONS, `At most ${MOST_CONDITIONS} conditions.`);

export const bidRow = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  state: z.enum(BID_STATES),
  side,
  /** The other side, by first name and initial. */
  other: z.string(),
  amount: z.number(),
  /** What the owner asks in answer; null while nothing is asked. */
  counter: z.number().nullable(),
  conditions: z.array(z.string()),
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
export type BidRow = z.infer<typeof bidRow>;

export const bidLogEntry = z.object({
  bidId: z.number().int(),
  seq: z.number().int(),
  at: z.iso.datetime(),
  event: z.string(),
  by: z.string(),
  amount: z.number().nullable(),
  conditions: z.array(z.string()),
  message: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
});

const changed = envelope(
  z.object({
    bidId: z.number().int(),
    state: z.enum(BID_STATES),
    bookingId: z.number().int().nullable(),
  }),
);
/** The amount agreed to, so that nobody accepts what has changed since they looked. */
const agreed = z.object({ amount: rupees });
const WRITE_ERRORS = ['not_found', 'conflict', 'invalid'] as const;
const OFTEN = { calls: 120, seconds: 3_600 };

export const placeBid = endpoint({
  name: 'placeBid',
  summary: 'Bid on a listing for sale or rent; one open bid a buyer and listing',
  method: 'POST',
  path: '/bid/place',
  access: USER,
  reach: 'caller',
  limit: { calls: 40, seconds: 3_600 },
  body: z.object({
    listingId: id,
    amount: rupees,
    conditions: conditions.default([]),
    message,
    hours,
  }),
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const raiseBid = endpoint({
  name: 'raiseBid',
  summary: 'Raise an open bid of the caller’s; conditions left out stay as they are',
  method: 'POST',
  path: '/bid/raise/{id}',
  access: USER,
  reach: 'own-object',
  limit: OFTEN,
  params: byId,
  body: z.object({ amount: rupees, conditions: conditions.optional(), message, hours }),
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const counterBid = endpoint({
  name: 'counterBid',
  summary: 'Answer a bid on an own listing with another amount',
  method: 'POST',
  path: '/bid/counter/{id}',
  access: USER,
  reach: 'own-object',
  limit: OFTEN,
  params: byId,
  body: z.object({ amount: rupees, message, hours }),
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const acceptBid = endpoint({
  name: 'acceptBid',
  summary: 'Accept a bid on an own listing: books it for the bidder, and all other bids lose',
  method: 'POST',
  path: '/bid/accept/{id}',
  access: USER,
  reach: 'own-object',
  params: byId,
  body: agreed,
  response: changed,
  errors: WRITE_ERRORS,
});

export const acceptCounter = endpoint({
  name: 'acceptCounter',
  summary: 'Accept the owner’s counter: books the listing, and all other bids lose',
  method: 'POST',
  path: '/bid/acceptcounter/{id}',
  access: USER,
  reach: 'own-object',
  params: byId,
  body: agreed,
  response: changed,
  errors: WRITE_ERRORS,
});

export const rejectBid = endpoint({
  name: 'rejectBid',
  summary: 'Reject a bid on an own listing, with a reason for the bidder',
  method: 'POST',
  path: '/bid/reject/{id}',
  access: USER,
  reach: 'own-object',
  params: byId,
  body: z.object({ reason }),
  response: changed,
  errors: WRITE_ERRORS,
});

export const withdrawBid = endpoint({
  name: 'withdrawBid',
  summary: 'Take back an open bid of the caller’s',
  method: 'POST',
  path: '/bid/withdraw/{id}',
  access: USER,
  reach: 'own-object',
  params: byId,
  response: changed,
  errors: ['not_found', 'conflict'],
});

export const myBids = endpoint({
  name: 'myBids',
  summary: 'The caller’s bids, those still open first',
  method: 'GET',
  path: '/bid/findbyuserid/{id}',
  access: USER,
  reach: 'caller-by-id',
  params: byId,
  query: page,
  response: timedList(bidRow),
  errors: ['not_found'],
});

export const bidsOnListing = endpoint({
  name: 'bidsOnListing',
  summary: 'Bids on one of the caller’s listings, or with 0 on all of them; highest first',
  method: 'GET',
  path: '/bid/findbypropertyid/{id}',
  access: USER,
  reach: 'own-object',
  params: listing,
  query: page,
  response: timedList(bidRow),
  errors: ['not_found'],
});

export const getBid = endpoint({
  name: 'getBid',
  summary: 'The bid room, for both parties: the bid, its log and history, the server’s time',
  method: 'GET',
  path: '/bid/room/{id}',
  access: USER,
  reach: 'own-object',
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
  access: USER,
  reach: 'own-object',
  params: byId,
  response: download,
  errors: ['not_found'],
});

export const bidOutcome = endpoint({
  name: 'bidOutcome',
  summary: 'How the bidding for a listing stands or ended, without names',
  method: 'GET',
  path: '/bid/outcome/{id}',
  access: 'signed-in',
  reach: 'public',
  params: byId,
  response: envelope(
    z.object({
      /** People who bid. */
      count: z.number().int(),
      outcome: z.enum(['none', 'open', 'accepted', 'closed']),
      /** Rough, and only where enough people bid. */
      range: z.object({ least: z.number(), most: z.number() }).nullable(),
    }),
  ),
  errors: ['not_found'],
});
