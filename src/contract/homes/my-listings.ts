import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { pagedList } from '#contract/lib/paged-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { LISTED_IN, LISTING_STATUSES } from '#domain/homes/listing.ts';
import { FORM_STEPS } from '#domain/homes/listing-form.ts';
import usual from '#messages/lib/fields/index.ts';
import { interest } from './listing-interest.ts';
import { typedAnswers } from './typed-answers.ts';
import { listingCard, pricePoint } from './wire-listing.ts';

const fix = z.object({
  step: z.enum([...FORM_STEPS, 'media', 'verification']),
  text: z.string(),
  points: z.number().int(),
});

const count = z.number().int();

/** A listing as its owner sees it in a list. */
export const ownListing = listingCard.extend({
  status: z.enum(LISTING_STATUSES),
  /** How many ever came, and how many wait for the owner now. */
  responses: z.object({
    contacts: count,
    bids: count,
    bookings: count,
    visits: count,
    waiting: count,
  }),
  freshness: z.object({
    state: z.enum(['fresh', 'due', 'faded', 'over']),
    confirmedAt: z.iso.datetime(),
    /** When a live listing goes off the search unless it is confirmed. */
    goesOffAt: z.iso.datetime(),
  }),
  verifiedUntil: z.iso.datetime().nullable(),
  /** Of the last LISTING_INTEREST_DAYS days, today among them. */
  interest,
  quality: z.object({ score: count, fixes: z.array(fix) }),
});
named({ OwnListing: ownListing });
export type OwnListing = z.infer<typeof ownListing>;

const LISTED_TAGS = [
  'listings',
  'media',
  'favourites',
  'contacts',
  'visits',
  'bids',
  'bookings',
  'views',
] as const;

export const MY_PAGE_SIZE = 10;

export const MY_SORTS = [
  'newest',
  'waiting',
  'looks',
  'price_high',
  'price_low',
  'confirm',
] as const;
export type MySort = (typeof MY_SORTS)[number];

const narrowing = {
  status: z.enum(LISTING_STATUSES).optional(),
  listedin: z.enum(LISTED_IN).optional(),
  /** Words of its title, society or locality. */
  q: z
    .string()
    .trim()
    .max(...upTo(60))
    .optional(),
  /** `waiting`: what waits for an answer; `confirm`: what was confirmed longest ago. */
  sort: z.enum(MY_SORTS).default('newest'),
};

export const findByUser = endpoint({
  name: 'findByUser',
  summary: 'The caller’s listings of every status, with what came in for each',
  method: 'GET',
  path: '/Property/findByUser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  key: 'listings:read',
  tags: LISTED_TAGS,
  params: byId,
  query: z.object({
    page: z.coerce
      .number({ error: () => usual.pageNumber })
      .int()
      .min(1)
      .max(1_000)
      .default(1),
    ...narrowing,
  }),
  response: pagedList(ownListing).extend({
    /** Of all the caller's listings, whatever page is shown. */
    counts: z.partialRecord(z.enum(LISTING_STATUSES), count),
  }),
  errors: ['invalid', 'not_found'],
});

export const getMyListingsCsv = endpoint({
  name: 'getMyListingsCsv',
  summary: 'The caller’s listings as findByUser narrows and orders them, all of them, as CSV',
  method: 'GET',
  path: '/Property/findByUser/{id}/csv',
  access: 'member',
  reach: 'caller-by-id',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  params: byId,
  query: z.object(narrowing),
  response: download('text/csv'),
  errors: ['invalid', 'not_found', 'rate_limited'],
});

export const ownListingDetail = z.object({
  listing: ownListing,
  /** As the form takes them, the address and the exact pin included. */
  answers: typedAnswers,
  updatedAt: z.iso.datetime(),
  priceHistory: z.array(pricePoint),
  timeline: z.array(timelineEntry),
});
named({ OwnListingDetail: ownListingDetail });
export type OwnListingDetail = z.infer<typeof ownListingDetail>;

export const findByUserId = endpoint({
  name: 'findByUserId',
  summary: 'One of the caller’s listings with everything its form and its history show',
  method: 'GET',
  path: '/property/findbyuserid/{id}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  key: 'listings:read',
  tags: LISTED_TAGS,
  params: z.object({ id, userId: id }),
  response: envelope(ownListingDetail),
  errors: ['not_found'],
});

export const myVerifiedProperty = endpoint({
  name: 'myVerifiedProperty',
  summary: 'The caller’s listings whose papers staff have seen',
  method: 'GET',
  path: '/property/myverifiedproperty/{id}',
  access: 'member',
  reach: 'caller-by-id',
  key: 'listings:read',
  tags: ['listings'],
  params: byId,
  response: envelope(z.array(listingCard.extend({ verifiedUntil: z.iso.datetime() }))),
  errors: ['not_found'],
});
