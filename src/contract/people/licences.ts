import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText, upTo } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { PROFESSIONS, ROLES } from '#domain/lib/role.ts';
import { LICENCE_STATES } from '#domain/people/licence-check.ts';
import words from '#messages/people/asked/index.ts';

const nothing = envelope(z.null());
const DOCUMENT_BYTES = 20 * 1024 * 1024;
const number = shortText(40);
const date = z.iso.date({ error: () => words.dayItRunsOut });

const check = z.object({
  state: z.enum(LICENCE_STATES),
  /** Evidence, one of the two; without any nobody has begun to check. */
  fileName: z.string().nullable(),
  link: z.string().nullable(),
  validUntil: z.iso.date().nullable(),
  reason: z.string().nullable(),
});

export const getLicence = endpoint({
  name: 'getLicence',
  summary: 'The caller’s registration and how its check stands',
  method: 'GET',
  path: '/profile/licence',
  access: PROFESSIONS,
  reach: 'caller',
  tags: ['profile', 'kyc'],
  response: envelope(z.object({ number: z.string(), check: check.nullable() }).nullable()),
  errors: [],
});

export const submitLicenceLink = endpoint({
  name: 'submitLicenceLink',
  summary: 'Name the page of the public register about the caller’s registration; staff look at it',
  method: 'POST',
  path: '/profile/licence/link',
  access: PROFESSIONS,
  reach: 'caller',
  changes: ['kyc', 'professionals'],
  limit: { calls: 10, seconds: 3_600 },
  body: z.object({
    link: z.url({ protocol: /^https$/, error: () => words.pageAddress }).max(...upTo(500)),
  }),
  response: nothing,
  errors: ['conflict', 'rate_limited'],
});

export const submitLicenceDocument = endpoint({
  name: 'submitLicenceDocument',
  summary: 'Hand in the certificate of the caller’s registration; staff look at it',
  method: 'POST',
  path: '/profile/licence/document',
  access: PROFESSIONS,
  reach: 'caller',
  changes: ['kyc', 'professionals'],
  limit: { calls: 10, seconds: 3_600 },
  query: z.object({
    filename: z
      .string()
      .max(...upTo(300))
      .default('certificate'),
  }),
  upload: { maxBytes: DOCUMENT_BYTES, types: DOCUMENTS },
  response: nothing,
  errors: ['too_large', 'conflict', 'rate_limited'],
});

export const listLicences = endpoint({
  name: 'listLicences',
  summary: 'Registrations of professionals waiting for a decision, oldest first',
  method: 'GET',
  path: '/admin/licences',
  access: ['admin'],
  reach: 'any-object',
  tags: ['kyc'],
  query: z.object(listQuery),
  response: listOf(
    z.object({
      licenceId: z.number().int(),
      person: z.string(),
      personId: z.number().int(),
      /** Their name as it was checked last; the account’s, where none was. */
      checkedName: z.string(),
      role: z.enum(ROLES),
      number: z.string(),
      link: z.string().nullable(),
      documentId: z.number().int().nullable(),
      fileName: z.string().nullable(),
      submittedAt: z.string(),
    }),
  ),
  errors: [],
});

export const decideLicence = endpoint({
  name: 'decideLicence',
  summary: 'Verify or refuse a registration by its evidence',
  method: 'POST',
  path: '/admin/licences/{licenceId}/decide',
  access: ['admin'],
  reach: 'any-object',
  changes: ['kyc', 'professionals', 'audit'],
  params: z.object({ licenceId: id }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('verify'),
      /** As it was looked at; it must be the person's still. */
      number,
      /** The last day on which it counts. */
      validUntil: date,
    }),
    z.object({
      decision: z.literal('refuse'),
      number,
      reason: shortText(500).min(5, { error: () => words.whyInSentence }),
    }),
  ]),
  response: nothing,
  errors: ['not_found', 'conflict', 'invalid'],
});
