import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { isOffered, LISTED_IN, notRented, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { FORM_STEPS } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { typedAnswers } from './typed-answers.ts';
import { localityRate } from './wire-listing.ts';

const draftParams = z.object({ draftId: id });
/** Of a draft or a listing: a change of an older version is refused. */
export const version = z.iso.datetime({ error: () => words.whichVersion });
export const saved = envelope(z.object({ updatedAt: version }));

const draft = z.object({
  id: z.number().int(),
  step: z.enum(FORM_STEPS),
  answers: typedAnswers,
  createdAt: z.iso.datetime(),
  /** Hand it back with a change: a change of an older version is refused. */
  updatedAt: z.iso.datetime(),
});
named({ Draft: draft });
export type Draft = z.infer<typeof draft>;

export const createDraft = endpoint({
  name: 'createDraft',
  summary: 'Begin to post a property. Conflict at `kyc` where neither Aadhaar nor PAN is verified',
  method: 'POST',
  path: '/property/drafts',
  access: 'member',
  reach: 'caller',
  key: 'listings:write',
  changes: ['drafts'],
  limit: { calls: 60, seconds: 3_600 },
  body: z
    .object({
      subcategory: z.enum(SUBCATEGORIES, { error: () => usual.chooseKind }),
      listedin: z.enum(LISTED_IN, { error: () => usual.chooseListedIn }),
    })
    .refine(({ subcategory, listedin }) => isOffered(subcategory, listedin), {
      path: ['listedin'],
      error: notRented,
    }),
  response: envelope(draft),
  errors: ['invalid', 'conflict', 'rate_limited'],
});

export const listDrafts = endpoint({
  name: 'listDrafts',
  summary: 'The caller’s unfinished properties, the latest first',
  method: 'GET',
  path: '/property/drafts',
  access: 'member',
  reach: 'caller',
  key: 'listings:read',
  tags: ['drafts'],
  response: envelope(z.array(draft)),
  errors: [],
});

export const getDraft = endpoint({
  name: 'getDraft',
  summary: 'One unfinished property',
  method: 'GET',
  path: '/property/drafts/{draftId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:read',
  tags: ['drafts'],
  params: draftParams,
  response: envelope(draft),
  errors: ['not_found'],
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  summary: 'Keep what was answered at a step; conflict where another device saved since',
  method: 'PUT',
  path: '/property/drafts/{draftId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['drafts'],
  params: draftParams,
  body: z.object({ step: z.enum(FORM_STEPS), answers: typedAnswers, updatedAt: version }),
  response: saved,
  errors: ['invalid', 'not_found', 'conflict'],
});

export const deleteDraft = endpoint({
  name: 'deleteDraft',
  summary: 'Throw an unfinished property away',
  method: 'DELETE',
  path: '/property/drafts/{draftId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['drafts'],
  params: draftParams,
  response: envelope(z.null()),
  errors: ['not_found'],
});

export const finishDraft = endpoint({
  name: 'finishDraft',
  summary:
    'Make a listing of it, not public yet. Conflict at `duplicate` where it seems to be listed already; `confirm` lists it anyway',
  method: 'POST',
  path: '/property/drafts/{draftId}/finish',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['drafts', 'listings', 'media', 'verifications'],
  limit: { calls: 60, seconds: 3_600 },
  params: draftParams,
  body: z.object({ updatedAt: version, confirm: z.boolean().default(false) }),
  response: envelope(z.object({ id: z.number().int() })),
  errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
});

export const comparableRate = endpoint({
  name: 'comparableRate',
  summary: 'What comparable live listings of a locality ask per square foot; null below five',
  method: 'GET',
  path: '/property/comparablerate',
  access: 'member',
  reach: 'public',
  key: 'listings:read',
  tags: ['listings'],
  query: z.object({
    locality: z
      .string()
      .max(...upTo(80, () => usual.chooseLocality))
      .regex(/^[a-z0-9-]{1,80}$/, { error: () => usual.chooseLocality }),
    listedin: z.enum(LISTED_IN),
    subcategory: z.enum(SUBCATEGORIES),
  }),
  response: envelope(localityRate.nullable()),
  errors: ['invalid'],
});
