import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';

const instant = z.iso.datetime();

const staffAgreement = z.object({
  id: z.number().int(),
  /** order, or the engagement of a dispute. */
  subjectKind: z.string(),
  subjectId: z.number().int(),
  /** Under which staff find the order; null for a dispute. */
  orderId: z.string().nullable(),
  amount: rupees,
  payee: z.object({ id: z.number().int(), name: z.string() }),
  /** Who agreed first; another must decide the same. */
  by: z.object({ name: z.string(), isCaller: z.boolean() }),
  reason: z.string(),
  createdAt: instant,
  /** Until when it waits. */
  until: instant,
});
export type StaffAgreement = z.infer<typeof staffAgreement>;

export const listStaffAgreements = endpoint({
  name: 'listStaffAgreements',
  summary: 'Refunds that one of staff wants and that take two, the oldest first',
  method: 'GET',
  path: '/admin/agreements',
  access: ['admin'],
  reach: 'any-object',
  tags: ['payouts'],
  query: z.object({ ...listQuery }),
  response: listOf(staffAgreement),
  errors: ['invalid'],
});
