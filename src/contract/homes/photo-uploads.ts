import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { BYTES } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import {
  MAX_CHUNK_BYTES,
  MAX_PHOTO_BYTES,
  mediaItem,
  ofListing,
  openUpload,
  pictureKind,
} from './media-shapes.ts';

const progress = z.object({
  /** Where to go on from; null once the photo is made. */
  offset: z.number().int().nullable(),
  media: mediaItem.nullable(),
});
named({ UploadProgress: progress });
export type UploadProgress = z.infer<typeof progress>;

export const createUpload = endpoint({
  name: 'createUpload',
  summary: 'Announce a photo or plan; the same file not finished yet is taken up again',
  method: 'POST',
  path: '/property/media/{listingId}/upload',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media'],
  limit: { calls: 400, seconds: 3_600 },
  params: ofListing,
  body: z.object({
    kind: pictureKind,
    filename: z
      .string()
      .trim()
      .min(1, { error: () => words.fileName })
      .max(...upTo(300, () => words.longFileName)),
    bytes: z
      .number({ error: () => words.bytes })
      .int({ error: () => usual.give.int })
      .min(1, { error: () => words.emptyFile })
      .max(MAX_PHOTO_BYTES, { error: () => words.largePhoto }),
  }),
  response: envelope(openUpload),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

const ofUpload = ofListing.extend({ uploadId: z.uuid({ error: () => words.noUpload }) });

export const getUpload = endpoint({
  name: 'getUpload',
  summary: 'How far an upload is',
  method: 'GET',
  path: '/property/media/{listingId}/upload/{uploadId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:read',
  tags: ['media'],
  params: ofUpload,
  response: envelope(progress),
  errors: ['not_found'],
});

/**
 * Chunks start and end on multiples of PIECE_BYTES, but for the end of the file. One sent again
 * changes nothing; the last one, sent again, finishes what broke off after it.
 */
export const sendChunk = endpoint({
  name: 'sendChunk',
  summary: 'Send the part of a file that begins at `offset`; the last one makes the photo',
  method: 'PUT',
  path: '/property/media/{listingId}/upload/{uploadId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media', 'listings'],
  limit: { calls: 4_000, seconds: 3_600 },
  params: ofUpload,
  query: z.object({ offset: z.coerce.number().int().min(0).max(MAX_PHOTO_BYTES) }),
  upload: { maxBytes: MAX_CHUNK_BYTES, types: [BYTES] },
  response: envelope(progress),
  errors: ['not_found', 'conflict', 'too_large', 'rate_limited'],
});

export const cancelUpload = endpoint({
  name: 'cancelUpload',
  summary: 'Give up an upload',
  method: 'DELETE',
  path: '/property/media/{listingId}/upload/{uploadId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media'],
  params: ofUpload,
  response: envelope(z.null()),
  errors: ['not_found'],
});
