import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { LISTING_STATUSES, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { VERIFICATION_STATES } from '#domain/homes/listing-lifecycle.ts';
import { PAPER_KINDS } from '#domain/homes/ownership-papers.ts';
import words from '#messages/homes/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';

export const MAX_PAPER_BYTES = 20 * 1024 * 1024;
export const MAX_PAPERS = 10;

const STAFF = ['admin'] as const;
const listing = z.object({ listingId: id });

const paper = z.object({
  documentId: z.number().int(),
  kind: z.enum(PAPER_KINDS),
  fileName: z.string(),
});
export type Paper = z.infer<typeof paper>;

const count = z.number().int();

/** What the papers are to prove, as the owner entered it. */
const homeFacts = z.object({
  subcategory: z.enum(SUBCATEGORIES),
  /** House, building and street. */
  door: z.string().nullable(),
  project: z.string().nullable(),
  pincode: z.string().nullable(),
  carpetSqft: count.nullable(),
  builtUpSqft: count.nullable(),
  plotSqft: count.nullable(),
  floor: count.nullable(),
  reraNumber: z.string().nullable(),
  /** The owner’s name as it was checked last; the account’s, where none was. */
  checkedName: z.string(),
  isOwnerVerified: z.boolean(),
});

const verification = z.object({
  id: z.number().int(),
  state: z.enum(VERIFICATION_STATES),
  submittedAt: z.string(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  evidence: z.string().nullable(),
  validUntil: z.string().nullable(),
  papers: z.array(paper),
  timeline: z.array(timelineEntry),
});
named({ Verification: verification });
export type Verification = z.infer<typeof verification>;

export const getVerification = endpoint({
  name: 'getVerification',
  summary: 'The papers of one of the caller’s listings, what was decided, and until when it holds',
  method: 'GET',
  path: '/propertyverification/listing/{listingId}',
  access: 'member',
  reach: 'own-object',
  key: 'listings:read',
  tags: ['verifications', 'listings'],
  params: listing,
  response: envelope(
    z.object({
      listingId: z.number().int(),
      title: z.string(),
      address: z.string(),
      status: z.enum(LISTING_STATUSES),
      /** There while the badge is shown. */
      badge: z.object({ evidence: z.string(), validUntil: z.string() }).nullable(),
      /** Newest first. */
      verifications: z.array(verification),
    }),
  ),
  errors: ['not_found'],
});

export const submitPaper = endpoint({
  name: 'submitPaper',
  summary: 'Hand in a paper; the first opens a verification, more join it until it is decided',
  method: 'POST',
  path: '/propertyverification/listing/{listingId}/papers',
  access: 'member',
  reach: 'own-object',
  changes: ['verifications', 'notifications'],
  limit: { calls: 30, seconds: 3_600 },
  params: listing,
  query: z.object({
    kind: z.enum(PAPER_KINDS, { error: () => usual.paperKind }),
    filename: z
      .string()
      .max(...upTo(300))
      .default('paper'),
  }),
  upload: { maxBytes: MAX_PAPER_BYTES, types: DOCUMENTS },
  response: envelope(z.object({ verificationId: z.number().int(), documentId: z.number().int() })),
  errors: ['not_found', 'too_large', 'conflict', 'rate_limited'],
});

export const listVerifications = endpoint({
  name: 'listVerifications',
  summary: 'Verifications waiting for a decision, oldest first',
  method: 'GET',
  path: '/admin/verifications',
  access: STAFF,
  reach: 'any-object',
  tags: ['verifications'],
  query: z.object(listQuery),
  response: listOf(
    z.object({
      verificationId: z.number().int(),
      listingId: z.number().int(),
      title: z.string(),
      address: z.string(),
      person: z.string(),
      personId: z.number().int(),
      submittedAt: z.string(),
      facts: homeFacts,
      papers: z.array(paper),
    }),
  ),
  errors: [],
});

export const decideVerification = endpoint({
  name: 'decideVerification',
  summary: 'Approve with what was seen, or reject with a reason',
  method: 'POST',
  path: '/admin/verifications/{verificationId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: ['verifications', 'listings', 'audit'],
  params: z.object({ verificationId: id }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      evidence: shortText(200).min(5, { error: () => words.whatSeen }),
    }),
    z.object({
      decision: z.literal('reject'),
      reason: shortText(500).min(5, { error: () => usual.sayWhy }),
    }),
  ]),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict'],
});
