import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { reason } from '#contract/people/open-text.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import { engagementEvent } from './engagements.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();

const dispute = z.object({
  engagementId: z.number().int(),
  profession: z.enum(PROFESSIONS),
  client: z.string(),
  professional: z.string(),
  title: z.string().nullable(),
  brief: z.string(),
  quote: rupees,
  quoteNote: z.string().nullable(),
  /** In escrow now. */
  held: rupees,
  /** The client's words. */
  reason: z.string(),
  since: instant,
  timeline: z.array(engagementEvent),
});
export type Dispute = z.infer<typeof dispute>;

export const listDisputes = endpoint({
  name: 'listDisputes',
  summary: 'Disputes that wait for a decision, oldest first',
  method: 'GET',
  path: '/admin/disputes',
  access: STAFF,
  reach: 'any-object',
  tags: ['engagements'],
  query: z.object(listQuery),
  response: listOf(dispute),
  errors: [],
});

const settled = envelope(
  z.object({ engagementId: z.number().int(), state: z.enum(ENGAGEMENT_STATES) }),
);

export const settleForClient = endpoint({
  name: 'settleForClient',
  summary: 'Decide a dispute for the client: the fee goes back',
  method: 'POST',
  path: '/admin/disputes/{engagementId}/client',
  access: STAFF,
  reach: 'any-object',
  changes: ['engagements', 'audit', 'orders', 'ledger', 'professionals', 'escrow', 'payouts'],
  params: z.object({ engagementId: id }),
  body: z.object({ reason }),
  response: settled,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const settleForProfessional = endpoint({
  name: 'settleForProfessional',
  summary: 'Decide a dispute for the professional: the fee is paid out',
  method: 'POST',
  path: '/admin/disputes/{engagementId}/professional',
  access: STAFF,
  reach: 'any-object',
  changes: ['engagements', 'audit', 'ledger', 'professionals', 'escrow', 'payouts'],
  params: z.object({ engagementId: id }),
  body: z.object({ reason }),
  response: settled,
  errors: ['not_found', 'conflict', 'invalid'],
});
