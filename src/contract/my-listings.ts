import { z } from 'zod';
import { LISTED_IN, LISTING_STATUSES, SUBCATEGORIES } from '../domain/listing.ts';
import { FORM_STEPS } from '../domain/listing-form.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id, pageOf } from './envelope.ts';
import { typedAnswers } from './listing-answers.ts';
import { timelineEntry } from './timeline.ts';
import { listingCard, localityRate, pricePoint } from './wire-listing.ts';

const OWNERS = ['user'] as const;
const nothing = envelope(z.null());
const version = z.iso.datetime('Say which version was changed.');
const draftParams = z.object({ draftId: id });
const byId = z.object({ id });

const draft = z.object({
  id: z.number().int(),
  step: z.enum(FORM_STEPS),
  answers: typedAnswers,
  createdAt: z.iso.datetime(),
  /** Hand it back with a change: a change of an older version is refused. */
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draft>;

const saved = envelope(z.object({ updatedAt: version }));

export const createDraft = endpoint({
  name: 'createDraft',
  summary: 'Begin to post a property. Conflict at `kyc` where neither Aadhaar nor PAN is verified',
  method: 'POST',
  path: '/property/drafts',
  access: OWNERS,
  reach: 'caller',
  limit: { calls: 60, seconds: 3_600 },
  body: z.object({
    subcategory: z.enum(SUBCATEGORIES, 'Choose a kind of property.'),
    listedin: z.enum(LISTED_IN, 'Choose sell or rent.'),
  }),
  response: envelope(draft),
  errors: ['invalid', 'conflict', 'rate_limited'],
});

export const listDrafts = endpoint({
  name: 'listDrafts',
  summary: 'The caller’s unfinished properties, the latest first',
  method: 'GET',
  path: '/property/drafts',
  access: OWNERS,
  reach: 'caller',
  response: envelope(z.array(draft)),
  errors: [],
});

export const getDraft = endpoint({
  name: 'getDraft',
  summary: 'One unfinished property',
  method: 'GET',
  path: '/property/drafts/{draftId}',
  access: OWNERS,
  reach: 'own-object',
  params: draftParams,
  response: envelope(draft),
  errors: ['not_found'],
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  summary: 'Keep what was answered at a step; conflict where another device saved since',
  method: 'PUT',
  path: '/property/drafts/{draftId}',
  access: OWNERS,
  reach: 'own-object',
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
  access: OWNERS,
  reach: 'own-object',
  params: draftParams,
  response: nothing,
  errors: ['not_found'],
});

export const finishDraft = endpoint({
  name: 'finishDraft',
  summary:
    'Make a listing of it, not public yet. Conflict at `duplicate` where it seems to be listed already; `confirm` lists it anyway',
  method: 'POST',
  path: '/property/drafts/{draftId}/finish',
  access: OWNERS,
  reach: 'own-object',
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
  access: OWNERS,
  reach: 'public',
  query: z.object({
    locality: z.string().regex(/^[a-z0-9-]{1,80}$/, 'Choose a locality.'),
    listedin: z.enum(LISTED_IN),
    subcategory: z.enum(SUBCATEGORIES),
  }),
  response: envelope(localityRate.nullable()),
  errors: ['invalid'],
});

const fix = z.object({
  step: z.enum([...FORM_STEPS, 'media', 'verification']),
  text: z.string(),
  points: z.number().int(),
});

const count = z.number().int();

/** A listing as its owner sees it in a list. */
export const ownListing = listingCard.extend({
  status: z.enum(LISTING_STATUSES),
  /** How many ever came, and how many wait for the owner now. */
  responses: z.object({
    contacts: count,
    bids: count,
    bookings: count,
    visits: count,
    waiting: count,
  }),
  freshness: z.object({
    state: z.enum(['fresh', 'due', 'faded', 'over']),
    confirmedAt: z.iso.datetime(),
    /** When a live listing goes off the search unless it is confirmed. */
    goesOffAt: z.iso.datetime(),
  }),
  verifiedUntil: z.iso.datetime().nullable(),
  quality: z.object({ score: count, fixes: z.array(fix) }),
});
export type OwnListing = z.infer<typeof ownListing>;

export const MY_PAGE_SIZE = 10;

export const findByUser = endpoint({
  name: 'findByUser',
  summary: 'The caller’s listings of every status, newest first, with what came in for each',
  method: 'GET',
  path: '/Property/findByUser/{id}',
  access: OWNERS,
  reach: 'caller-by-id',
  params: byId,
  query: z.object({
    page: z.coerce.number('Give a page number.').int().min(1).max(1_000).default(1),
    status: z.enum(LISTING_STATUSES).optional(),
  }),
  response: envelope(
    pageOf(ownListing).extend({
      /** Of all the caller's listings, whatever page is shown. */
      counts: z.partialRecord(z.enum(LISTING_STATUSES), count),
    }),
  ),
  errors: ['invalid', 'not_found'],
});

export const ownListingDetail = z.object({
  listing: ownListing,
  /** As the form takes them, the address and the exact pin included. */
  answers: typedAnswers,
  updatedAt: z.iso.datetime(),
  priceHistory: z.array(pricePoint),
  timeline: z.array(timelineEntry),
});
export type OwnListingDetail = z.infer<typeof ownListingDetail>;

export const findByUserId = endpoint({
  name: 'findByUserId',
  summary: 'One of the caller’s listings with everything its form and its history show',
  method: 'GET',
  path: '/property/findbyuserid/{id}/{userId}',
  access: OWNERS,
  reach: 'caller-by-id',
  params: z.object({ id, userId: id }),
  response: envelope(ownListingDetail),
  errors: ['not_found'],
});

export const myVerifiedProperty = endpoint({
  name: 'myVerifiedProperty',
  summary: 'The caller’s listings whose papers staff have seen',
  method: 'GET',
  path: '/property/myverifiedproperty/{id}',
  access: OWNERS,
  reach: 'caller-by-id',
  params: byId,
  response: envelope(z.array(listingCard.extend({ verifiedUntil: z.iso.datetime() }))),
  errors: ['not_found'],
});

export const editListing = endpoint({
  name: 'editListing',
  summary: 'Change a listing’s answers; its kind, and whether it is sold or let, stay',
  method: 'PUT',
  path: '/property/{id}',
  access: OWNERS,
  reach: 'own-object',
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
  access: OWNERS,
  reach: 'own-object',
  limit: { calls: 120, seconds: 3_600 },
  params: byId,
  body: z.object({ action: z.enum(OWNER_ACTIONS, 'Choose what to do.') }),
  response: envelope(z.object({ status: z.enum(LISTING_STATUSES) })),
  errors: ['invalid', 'not_found', 'conflict', 'rate_limited'],
});

export const confirmListing = endpoint({
  name: 'confirmListing',
  summary: 'Say that a live listing is still available',
  method: 'POST',
  path: '/property/stillavailable/{id}',
  access: OWNERS,
  reach: 'own-object',
  params: byId,
  response: envelope(z.object({ confirmedAt: z.iso.datetime() })),
  errors: ['not_found', 'conflict'],
});
