import { z } from 'zod';
import { id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import words from '#messages/homes/fields/index.ts';

export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
/** Photos and floor plans of one listing. */
export const MAX_MEDIA = 40;
/** A file is sent in chunks of this or a multiple of it; the last one is what is left. */
export const PIECE_BYTES = 256 * 1024;
export const MAX_CHUNK_BYTES = 4 * PIECE_BYTES;

export const ofListing = z.object({ listingId: id });
export const ofMedia = ofListing.extend({ mediaId: id });
export const pictureKind = z.enum(['photo', 'floor_plan'], { error: () => words.photoOrPlan });

export const mediaItem = z.object({
  id: z.number().int(),
  kind: z.enum(['photo', 'floor_plan', 'video']),
  /** A picture is at this address with `-400.webp`, `-800.webp` or `-1600.webp`, or avif. */
  url: z.string(),
  alt: z.string(),
  caption: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The photo is much like one of another owner's: what its owner says to that, once they did. */
  alike: z.object({ answer: z.string().nullable() }).nullable(),
});
named({ MediaItem: mediaItem });
export type MediaItem = z.infer<typeof mediaItem>;

export const openUpload = z.object({
  uploadId: z.string(),
  kind: pictureKind,
  filename: z.string(),
  bytes: z.number().int(),
  /** Where to go on from. */
  offset: z.number().int(),
});
export type OpenUpload = z.infer<typeof openUpload>;
