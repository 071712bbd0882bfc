import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { ROLES } from '#domain/lib/role.ts';
import words from '#messages/people/asked/index.ts';

const STAFF = ['admin'] as const;
const count = z.number().int();
const instant = z.iso.datetime();

/** One part of what the platform knows: the newest, and how many there are. */
export const recordSection = z.object({
  title: z.string(),
  total: count,
  rows: z.array(
    z.object({
      title: z.string(),
      detail: z.string(),
      state: z.string().nullable(),
      amount: rupees.nullable(),
      at: instant,
      /** Where staff read on. */
      link: z.string().nullable(),
    }),
  ),
});
export type RecordSection = z.infer<typeof recordSection>;

const note = z.object({ id: count, by: z.string(), text: z.string(), at: instant });

const record = z.object({
  id: count,
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  mobile: z.string().nullable(),
  city: z.string(),
  about: z.string().nullable(),
  licence: z.string().nullable(),
  /** As they stand on the papers that were checked; numbers never beyond their last digits. */
  aadharverification: z.boolean(),
  panverification: z.boolean(),
  premiumUntil: instant.nullable(),
  suspendedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  createdAt: instant,
  notes: z.array(note),
  sections: z.array(recordSection),
});
export type PersonRecord = z.infer<typeof record>;

const params = z.object({ personId: id });

export const openPerson = endpoint({
  name: 'openPerson',
  summary: 'Everything staff may see of a person; why they look is written to the audit log',
  method: 'POST',
  path: '/admin/people/{personId}/open',
  access: STAFF,
  reach: 'any-object',
  changes: ['audit'],
  limit: { calls: 300, seconds: 3_600 },
  params,
  body: z.object({ reason: shortText(200).min(5, { error: () => words.whyLook }) }),
  response: envelope(record),
  errors: ['not_found', 'invalid', 'rate_limited'],
});

export const addStaffNote = endpoint({
  name: 'addStaffNote',
  summary: 'Note something about a person for other staff',
  method: 'POST',
  path: '/admin/people/{personId}/notes',
  access: STAFF,
  reach: 'any-object',
  changes: ['people', 'audit'],
  limit: { calls: 60, seconds: 600 },
  params,
  body: z.object({ text: shortText(1_000).min(3, { error: () => words.aSentence }) }),
  response: envelope(z.object({ noteId: count })),
  errors: ['not_found', 'invalid', 'rate_limited'],
});
