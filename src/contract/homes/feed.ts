import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { MAX_MEDIA } from './media.ts';
import { typedAnswers } from './typed-answers.ts';

export const MAX_FEED_ROWS = 500;
const FEED_BYTES = 4 * 1024 * 1024;

/** What a feed may ask a listing to become. */
export const FEED_STATUSES = ['live', 'paused', 'draft', 'sold', 'rented', 'withdrawn'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

/**
 * A row of a feed: the answers of the form for posting, with its owner's own reference. Each row is
 * read on its own, so that one that is wrong stands in no other's way.
 */
export const feedRow = typedAnswers.extend({
  externalId: z
    .string({ error: () => words.ownReference })
    .trim()
    .min(1, { error: () => words.ownReference })
    .max(...upTo(100)),
  /** A new one goes live where nothing is said; one that is known stays as it is. */
  status: z
    .enum(FEED_STATUSES, { error: () => words.oneOfOrNone({ list: FEED_STATUSES.join(', ') }) })
    .optional(),
  /** In order; they are fetched afterwards. Absent: the photos stay as they are. */
  photos: z
    .array(
      z
        .string()
        .trim()
        .max(...upTo(1_000)),
    )
    .max(MAX_MEDIA, { error: () => words.mostMedia({ most: MAX_MEDIA }) })
    .optional(),
  /** It is another one, however like one that is listed already. */
  confirm: z.boolean({ error: () => usual.giveTrueOrFalse }).optional(),
});
export type FeedRow = z.infer<typeof feedRow>;

/** As it may be sent: what an export says beside it is passed over, but for the id of a home posted by hand. */
const sentRow = feedRow.extend({
  id: id.nullable().optional(),
  updatedAt: z.iso.datetime().optional(),
  cursor: z
    .string()
    .max(...upTo(60))
    .optional(),
});

const fieldErrors = z.array(z.object({ path: z.string(), message: z.string() }));

export const ROW_RESULTS = ['created', 'updated', 'unchanged', 'refused'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

const rowResult = z.object({
  /** The first row is 1. */
  row: z.number().int(),
  externalId: z.string().nullable(),
  result: z.enum(ROW_RESULTS),
  /** The listing’s; null where there is none. */
  id: z.number().int().nullable(),
  /** Why it was refused, field by field. */
  errors: fieldErrors,
});
export type FeedRowResult = z.infer<typeof rowResult>;

export const upsertListings = endpoint({
  name: 'upsertListings',
  summary: `Post or change up to ${MAX_FEED_ROWS} listings by the caller’s own references, as JSON, JSON lines or CSV; every row has its own result, and sent again it changes nothing`,
  method: 'POST',
  path: '/feed/listings',
  access: 'member',
  reach: 'caller',
  key: 'listings:write',
  changes: [
    'listings',
    'media',
    'verifications',
    'promotions',
    'contacts',
    'visits',
    'bids',
    'bookings',
  ],
  limit: { calls: 120, seconds: 3_600 },
  rows: { maxBytes: FEED_BYTES, row: sentRow },
  body: z.object({
    listings: z
      .array(z.unknown(), { error: () => words.rowsAs })
      .min(1, { error: () => words.oneRow })
      .max(MAX_FEED_ROWS, { error: () => words.mostRows({ most: MAX_FEED_ROWS }) }),
  }),
  response: envelope(
    z.object({
      created: z.number().int(),
      updated: z.number().int(),
      unchanged: z.number().int(),
      refused: z.number().int(),
      rows: z.array(rowResult),
    }),
  ),
  errors: ['invalid', 'malformed', 'too_large', 'conflict', 'rate_limited'],
});

export const PHOTO_STATES = ['waiting', 'taken', 'failed'] as const;

const feedPhoto = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  externalId: z.string().nullable(),
  url: z.string(),
  state: z.enum(PHOTO_STATES),
  error: z.string().nullable(),
});
export type FeedPhoto = z.infer<typeof feedPhoto>;

export const listFeedPhotos = endpoint({
  name: 'listFeedPhotos',
  summary: 'What became of the photos that feeds named, newest first',
  method: 'GET',
  path: '/feed/photos',
  access: 'member',
  reach: 'caller',
  key: 'listings:read',
  tags: ['listings', 'media'],
  query: z.object({
    /** Only those older than this one. */
    before: id.optional(),
    state: z.enum(PHOTO_STATES).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: envelope(z.array(feedPhoto)).extend({ hasMore: z.boolean() }),
  errors: ['invalid'],
});
