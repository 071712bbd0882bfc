import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { ofMedia } from './media-shapes.ts';

const STAFF = ['admin'] as const;
const nothing = envelope(z.null());

export const answerAlike = endpoint({
  name: 'answerAlike',
  summary: 'Say where a photo is from that is much like another owner’s',
  method: 'PUT',
  path: '/property/media/{listingId}/photo/{mediaId}/answer',
  access: 'member',
  reach: 'own-object',
  changes: ['media'],
  limit: { calls: 60, seconds: 3_600 },
  params: ofMedia,
  body: z.object({ answer: shortText(300).min(5, { error: () => words.fromWhere }) }),
  response: nothing,
  errors: ['not_found', 'conflict', 'rate_limited'],
});

const shown = z.object({
  mediaId: z.number().int(),
  url: z.string(),
  alt: z.string(),
  listingId: z.number().int(),
  title: z.string(),
  owner: z.string(),
});

export const listAlikePhotos = endpoint({
  name: 'listAlikePhotos',
  summary: 'Photos much like another owner’s that staff have not looked at, oldest first',
  method: 'GET',
  path: '/admin/photos',
  access: STAFF,
  reach: 'any-object',
  tags: ['media'],
  query: z.object(listQuery),
  response: listOf(
    shown.extend({
      foundAt: z.string(),
      answer: z.string().nullable(),
      /** The photo that was there first; null when it is gone. */
      like: shown.nullable(),
    }),
  ),
  errors: [],
});

export const decideAlikePhoto = endpoint({
  name: 'decideAlikePhoto',
  summary: 'Let such a photo stay, or remove it',
  method: 'POST',
  path: '/admin/photos/{mediaId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: ['media', 'listings', 'audit'],
  params: z.object({ mediaId: id }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('keep') }),
    z.object({
      decision: z.literal('remove'),
      reason: shortText(500).min(5, { error: () => usual.sayWhy }),
    }),
  ]),
  response: nothing,
  errors: ['not_found', 'conflict'],
});
