import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { LISTING_STATUSES } from '#domain/homes/listing.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { saved, version } from './drafts.ts';
import { typedAnswers } from './typed-answers.ts';

const count = z.number().int();

export const editListing = endpoint({
  name: 'editListing',
  summary: 'Change a listing’s answers; its kind, and whether it is sold or let, stay',
  method: 'PUT',
  path: '/property/{id}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['listings', 'verifications'],
  limit: { calls: 120, seconds: 3_600 },
  params: byId,
  body: z.object({
    answers: typedAnswers.omit({ subcategory: true, listedin: true }),
    updatedAt: version,
  }),
  response: saved,
  errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
});

/** What an owner may do with a listing, by the names of its transitions. */
export const OWNER_ACTIONS = [
  'publish',
  'pause',
  'resume',
  'renew',
  'sell',
  'rentOut',
  'withdraw',
] as const;
export type OwnerAction = (typeof OWNER_ACTIONS)[number];

export const changeListing = endpoint({
  name: 'changeListing',
  summary: 'Publish, pause, resume, renew, mark as sold or rented, or withdraw a listing',
  method: 'POST',
  path: '/property/status/{id}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['listings', 'contacts', 'visits', 'bids', 'bookings', 'interests', 'holds'],
  limit: { calls: 120, seconds: 3_600 },
  params: byId,
  body: z.object({ action: z.enum(OWNER_ACTIONS, { error: () => usual.chooseAction }) }),
  response: envelope(z.object({ status: z.enum(LISTING_STATUSES) })),
  errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
});

/** What is done with several listings at once: the same steps, and saying that they are still available. */
export const BULK_ACTIONS = [...OWNER_ACTIONS, 'confirm'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const bulkResult = z.object({
  id: z.number().int(),
  /** Null of a listing that is not the caller's. */
  title: z.string().nullable(),
  done: z.boolean(),
  /** How it stands now; null where nothing was done. */
  status: z.enum(LISTING_STATUSES).nullable(),
  /** What was done, or why not. */
  message: z.string(),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const MAX_AT_ONCE = 50;

export const changeListings = endpoint({
  name: 'changeListings',
  summary:
    'Take a step with several listings: each is done wholly or not at all, and says which and why',
  method: 'POST',
  path: '/property/several',
  access: 'member',
  reach: 'caller',
  changes: ['listings', 'contacts', 'visits', 'bids', 'bookings', 'interests', 'holds'],
  limit: { calls: 30, seconds: 3_600 },
  body: z.object({
    ids: z
      .array(id)
      .min(1, { error: () => words.oneProperty })
      .max(MAX_AT_ONCE, { error: () => words.mostProperties({ most: MAX_AT_ONCE }) }),
    action: z.enum(BULK_ACTIONS, { error: () => usual.chooseAction }),
  }),
  response: envelope(z.object({ done: count, results: z.array(bulkResult) })),
  errors: ['malformed', 'invalid', 'rate_limited'],
});

export const confirmListing = endpoint({
  name: 'confirmListing',
  summary: 'Say that a live listing is still available',
  method: 'POST',
  path: '/property/stillavailable/{id}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:write',
  changes: ['listings'],
  params: byId,
  response: envelope(z.object({ confirmedAt: z.iso.datetime() })),
  errors: ['not_found', 'conflict'],
});
