import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { wholeRupees } from '#contract/lib/rupees.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { BID_HOURS, BID_HOURS_CHOICES, BID_STATES, MAX_CONDITIONS } from '#domain/deals/bid.ts';
import words from '#messages/deals/fields/index.ts';
import { conditionsForm, termsForm } from './deal-terms.ts';

const hours = z.literal([...BID_HOURS_CHOICES], { error: () => words.howLong }).default(BID_HOURS);
const message = openText(500).optional();
const offer = z.object({
  amount: wholeRupees,
  conditions: conditionsForm.optional(),
  terms: termsForm.optional(),
  message,
  hours,
});
const changed = envelope(
  z.object({
    bidId: z.number().int(),
    state: z.enum(BID_STATES),
    bookingId: z.number().int().nullable(),
  }),
);
/**
 * The amount and the whole text of the conditions agreed to, so that nobody accepts what has changed
 * since they looked; the text may be left out.
 */
const agreed = z.object({
  amount: wholeRupees,
  conditions: z
    .array(z.string().max(...upTo(400)))
    .max(MAX_CONDITIONS + 3, { error: () => words.tooManyConditions })
    .optional(),
});
const WRITE_ERRORS = ['not_found', 'conflict', 'invalid'] as const;
const OFTEN = { calls: 120, seconds: 3_600 };

export const placeBid = endpoint({
  name: 'placeBid',
  summary: 'Bid on a listing for sale or rent; one open bid a buyer and listing',
  method: 'POST',
  path: '/bid/place',
  access: 'member',
  reach: 'caller',
  changes: ['bids'],
  limit: { calls: 40, seconds: 3_600 },
  body: z.object({
    listingId: id,
    amount: wholeRupees,
    conditions: conditionsForm.default([]),
    terms: termsForm.optional(),
    message,
    hours,
  }),
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const raiseBid = endpoint({
  name: 'raiseBid',
  summary: 'Raise an open bid of the caller’s; conditions and terms left out stay as they are',
  method: 'POST',
  path: '/bid/raise/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bids'],
  limit: OFTEN,
  params: byId,
  body: offer,
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const counterBid = endpoint({
  name: 'counterBid',
  summary:
    'Answer a bid on an own listing with another amount; conditions and terms left out stay those of the bid',
  method: 'POST',
  path: '/bid/counter/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bids'],
  limit: OFTEN,
  params: byId,
  body: offer,
  response: changed,
  errors: [...WRITE_ERRORS, 'rate_limited'],
});

export const acceptBid = endpoint({
  name: 'acceptBid',
  summary: 'Accept a bid on an own listing: books it for the bidder, and all other bids lose',
  method: 'POST',
  path: '/bid/accept/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bids', 'bookings', 'listings', 'holds'],
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
  access: 'member',
  reach: 'own-object',
  changes: ['bids', 'bookings', 'listings', 'holds'],
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
  access: 'member',
  reach: 'own-object',
  changes: ['bids'],
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
  access: 'member',
  reach: 'own-object',
  changes: ['bids'],
  params: byId,
  response: changed,
  errors: ['not_found', 'conflict'],
});
