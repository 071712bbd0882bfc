import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { PICTURES } from '#contract/lib/media-types.ts';
import { openText } from '#contract/people/open-text.ts';
import { MAX_VISIT_PHOTO_BYTES } from '#domain/professionals/visit-photo.ts';
import words from '#messages/professionals/valuation-fields/index.ts';

const EVALUATOR = ['evaluator'] as const;

export const visitPhoto = z.object({
  id: z.number().int(),
  /** What it shows, as the report says it. */
  caption: z.string(),
});
export type VisitPhoto = z.infer<typeof visitPhoto>;

export const addVisitPhoto = endpoint({
  name: 'addVisitPhoto',
  summary: 'Add a photo of the visit to a property being valued; the report will show it',
  method: 'POST',
  path: '/propertyevaluator/visitphotos/{id}',
  access: EVALUATOR,
  reach: 'own-object',
  changes: ['valuations'],
  limit: { calls: 60, seconds: 3_600 },
  params: byId,
  query: z.object({ caption: openText(80).min(3, { error: () => words.photoShows }) }),
  upload: { maxBytes: MAX_VISIT_PHOTO_BYTES, types: PICTURES },
  response: envelope(visitPhoto),
  errors: ['not_found', 'too_large', 'conflict', 'invalid', 'rate_limited'],
});

export const getVisitPhoto = endpoint({
  name: 'getVisitPhoto',
  summary: 'A photo of a visit, for the evaluator who took it; its client has the report',
  method: 'GET',
  path: '/propertyevaluator/visitphoto/{photoId}',
  access: EVALUATOR,
  reach: 'own-object',
  tags: [],
  params: z.object({ photoId: id }),
  response: download('image/jpeg'),
  errors: ['not_found'],
});

export const removeVisitPhoto = endpoint({
  name: 'removeVisitPhoto',
  summary: 'Take a photo of a visit away, while the work goes on',
  method: 'DELETE',
  path: '/propertyevaluator/visitphoto/{photoId}',
  access: EVALUATOR,
  reach: 'own-object',
  changes: ['valuations'],
  params: z.object({ photoId: id }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict'],
});
