import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { BYTES } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
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
      .min(1, 'The file needs a name.')
      .max(...upTo(300, 'The name is too long.')),
    bytes: z
      .number('Give the number of bytes.')
      .int('Give a whole number.')
      .min(1, 'The file is empty.')
      .max(MAX_PHOTO_BYTES, 'A photo may have 12 MB at most.'),
  }),
  response: envelope(openUpload),
  errors: ['not_found', 'conflict', 'rate_limited'],
});

const ofUpload = ofListing.extend({ uploadId: z.uuid('That is no upload.') });

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
