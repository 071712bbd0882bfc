import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { ROLES } from '#domain/lib/role.ts';
import { CHECK_KINDS } from '#domain/people/kyc.ts';
import words from '#messages/people/asked/index.ts';

const nothing = envelope(z.null());
const STAFF = ['admin'] as const;
const day = z.iso.date({ error: () => words.dayWritten });
const reason = shortText(500).min(5, { error: () => words.whyInSentence });

export const listKycReviews = endpoint({
  name: 'listKycReviews',
  summary: 'Identity documents and names waiting for a decision, oldest first',
  method: 'GET',
  path: '/admin/kyc',
  access: STAFF,
  reach: 'any-object',
  tags: ['kyc'],
  query: z.object(listQuery),
  response: listOf(
    z.object({
      checkId: z.number().int(),
      person: z.string(),
      personId: z.number().int(),
      role: z.enum(ROLES),
      kind: z.enum(CHECK_KINDS),
      /** The account has another name than when this was verified. */
      isRenamed: z.boolean(),
      /** The holder's name on record; null of a document nobody has looked at yet. */
      checkedName: z.string().nullable(),
      /** Last four of the Aadhaar, or the masked PAN. */
      shown: z.string().nullable(),
      /** None of Aadhaar and PAN, or where it is removed already. */
      documentId: z.number().int().nullable(),
      fileName: z.string().nullable(),
      submittedAt: z.string(),
    }),
  ),
  errors: [],
});

export const decideKyc = endpoint({
  name: 'decideKyc',
  summary: 'Approve or reject an identity document, or a name that may be another’s',
  method: 'POST',
  path: '/admin/kyc/{checkId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: ['kyc', 'profile', 'people', 'audit'],
  params: z.object({ checkId: id }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      /** The account's name as it was compared; it must be that still. */
      name: shortText(200),
    }),
    z.object({ decision: z.literal('reject'), reason }),
  ]),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

export const listPeople = endpoint({
  name: 'listPeople',
  summary: 'People by name, e-mail or mobile, newest first',
  method: 'GET',
  path: '/admin/people',
  access: STAFF,
  reach: 'any-object',
  tags: ['people'],
  query: z.object({ q: shortText(80).optional(), role: z.enum(ROLES).optional(), ...listQuery }),
  response: listOf(
    z.object({
      id: z.number().int(),
      name: z.string(),
      role: z.enum(ROLES),
      email: z.string(),
      city: z.string(),
      aadharverification: z.boolean(),
      panverification: z.boolean(),
      suspended: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  errors: [],
});

export const suspendPerson = endpoint({
  name: 'suspendPerson',
  summary: 'Suspend somebody: their sessions end and they cannot sign in',
  method: 'POST',
  path: '/admin/people/{personId}/suspend',
  access: STAFF,
  reach: 'any-object',
  changes: ['people', 'listings', 'audit'],
  params: z.object({ personId: id }),
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

export const restorePerson = endpoint({
  name: 'restorePerson',
  summary: 'Lift a suspension',
  method: 'POST',
  path: '/admin/people/{personId}/restore',
  access: STAFF,
  reach: 'any-object',
  changes: ['people', 'listings', 'audit'],
  params: z.object({ personId: id }),
  body: z.object({ reason }),
  response: nothing,
  errors: ['not_found', 'conflict'],
});

/** Which lines of the audit log: each narrows the others. */
const auditFilter = {
  /** How the action begins: `session.`, `person.look`. */
  action: shortText(60).optional(),
  /** Who did it or whom it was about. */
  personId: id.optional(),
  /** Who did it. */
  actorId: id.optional(),
  /** Days in Pune, both included. */
  from: day.optional(),
  to: day.optional(),
};

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'The audit log, newest first',
  method: 'GET',
  path: '/admin/audit',
  access: STAFF,
  reach: 'any-object',
  tags: ['audit'],
  query: z.object({ ...listQuery, ...auditFilter }),
  response: listOf(
    z.object({
      id: z.number().int(),
      at: z.string(),
      actor: z.string().nullable(),
      action: z.string(),
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
      /** From where; null for the house. */
      address: z.string().nullable(),
    }),
  ),
  errors: [],
});

/** Lines in one file; a longer time is fetched in parts. */
export const MAX_AUDIT_LINES = 10_000;

export const getAuditCsv = endpoint({
  name: 'getAuditCsv',
  summary: 'The audit log as CSV, newest first, 10,000 lines at most',
  method: 'GET',
  path: '/admin/audit/csv',
  access: STAFF,
  reach: 'any-object',
  tags: [],
  limit: { calls: 30, seconds: 600 },
  query: z.object(auditFilter),
  response: download(CSV),
  errors: ['rate_limited'],
});
