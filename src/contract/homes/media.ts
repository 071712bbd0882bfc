import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { openText } from '#contract/people/open-text.ts';
import { LISTING_STATUSES } from '#domain/homes/listing.ts';
import { youtubeId } from '#domain/homes/video-link.ts';
import words from '#messages/homes/fields/index.ts';
import { mediaItem, ofListing, ofMedia, openUpload, pictureKind } from './media-shapes.ts';

export * from './alike-photos.ts';
export {
  MAX_CHUNK_BYTES,
  MAX_MEDIA,
  MAX_PHOTO_BYTES,
  type MediaItem,
  type OpenUpload,
  PIECE_BYTES,
} from './media-shapes.ts';
export * from './photo-uploads.ts';

const nothing = envelope(z.null());

export const getMedia = endpoint({
  name: 'getMedia',
  summary: 'Photos, plans and video of one of the caller’s listings, and uploads not finished',
  method: 'GET',
  path: '/property/media/{listingId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:read',
  tags: ['media', 'listings'],
  params: ofListing,
  response: envelope(
    z.object({
      listingId: z.number().int(),
      title: z.string(),
      status: z.enum(LISTING_STATUSES),
      media: z.array(mediaItem),
      uploads: z.array(openUpload),
      videoUrl: z.string().nullable(),
      most: z.number().int(),
    }),
  ),
  errors: ['not_found'],
});

export const orderMedia = endpoint({
  name: 'orderMedia',
  summary: 'Set the order; the first photo becomes the cover',
  method: 'PUT',
  path: '/property/media/{listingId}/order',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media', 'listings'],
  params: ofListing,
  body: z.object({ ids: z.array(z.number().int()).max(200) }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

export const changeMedia = endpoint({
  name: 'changeMedia',
  summary: 'Change a caption, or whether it is a photo or a floor plan',
  method: 'PUT',
  path: '/property/media/{listingId}/photo/{mediaId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media', 'listings'],
  params: ofMedia,
  body: z.object({ caption: openText(120), kind: pictureKind }),
  response: envelope(mediaItem),
  errors: ['not_found', 'conflict'],
});

export const removeMedia = endpoint({
  name: 'removeMedia',
  summary: 'Remove a photo or plan',
  method: 'DELETE',
  path: '/property/media/{listingId}/photo/{mediaId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media', 'listings'],
  params: ofMedia,
  response: nothing,
  errors: ['not_found', 'conflict'],
});

const VIDEO_FILE = /^https:\/\/[^\s/@]+\/[^\s?#]+\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]\S*)?$/i;

export const videoLink = z
  .string({ error: () => words.link })
  .trim()
  .max(...upTo(500))
  .refine((link) => link === '' || youtubeId(link) !== undefined || VIDEO_FILE.test(link), {
    error: () => words.videoLink,
  });

export const setVideo = endpoint({
  name: 'setVideo',
  summary: 'Set the link to a video; an empty one removes it',
  method: 'PUT',
  path: '/property/media/{listingId}/video',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['media', 'listings'],
  params: ofListing,
  body: z.object({ videoUrl: videoLink }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});
