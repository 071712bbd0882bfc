import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { CSV, JSON_LINES } from '#contract/lib/media-types.ts';
import { LISTING_STATUSES } from '#domain/homes/listing.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { MAX_FEED_ROWS } from './feed.ts';

export const MAX_EXPORTED = 1_000;

const exported = z
  .object({
    externalId: z.string().nullable(),
    id: z.number().int(),
    status: z.enum(LISTING_STATUSES),
    photos: z.array(z.string()),
    updatedAt: z.iso.datetime(),
    /** Go on after this row. */
    cursor: z.string(),
  })
  .catchall(z.union([z.string(), z.number(), z.array(z.string()), z.null()]));
export type ExportedListing = z.infer<typeof exported>;

const wrongCursor = () => usual.cursor;
const exportQuery = z.object({
  /** Only what was changed then or later. */
  updated_since: z.iso.datetime({ error: () => usual.momentAs }).optional(),
  after: z
    .string()
    .max(...upTo(60, wrongCursor))
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z_\d{1,10}$/, { error: wrongCursor })
    .optional(),
  limit: z.coerce
    .number({ error: () => usual.give.number })
    .int({ error: () => usual.give.int })
    .min(1, { error: () => usual.askOneOrMore })
    .max(MAX_EXPORTED, { error: () => usual.askAtMost({ mostOfList: MAX_EXPORTED }) })
    .default(MAX_FEED_ROWS),
});

export const exportListings = endpoint({
  name: 'exportListings',
  summary: 'The caller’s listings as a feed takes them, by when they were changed',
  method: 'GET',
  path: '/feed/listings',
  access: 'member',
  reach: 'caller',
  key: 'listings:read',
  tags: ['listings', 'media'],
  query: exportQuery,
  response: envelope(z.array(exported)).extend({
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
  }),
  errors: ['invalid'],
});

export const exportListingsFile = endpoint({
  name: 'exportListingsFile',
  summary: 'The same as CSV or JSON lines; go on after the last row’s cursor until none comes',
  method: 'GET',
  path: '/feed/listings/file',
  access: 'member',
  reach: 'caller',
  key: 'listings:read',
  tags: ['listings', 'media'],
  query: exportQuery.extend({
    format: z.enum(['csv', 'jsonl'], { error: () => words.csvOrJsonl }),
  }),
  response: download(CSV, JSON_LINES),
  errors: ['invalid'],
});
