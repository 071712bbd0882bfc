import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { reason } from './money-admin.ts';
import { buyerPart } from './settlement-steps.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const party = z.object({ id: z.number().int(), name: z.string() });
const CHANGES = ['escrow', 'bookings', 'listings', 'orders', 'audit', 'payouts', 'ledger'] as const;

const adminSettlement = z.object({
  id: z.number().int(),
  bookingId: z.number().int(),
  bookingState: z.enum(BOOKING_STATES),
  listingId: z.number().int(),
  title: z.string(),
  owner: party,
  buyer: party,
  proposedBy: z.enum(['owner', 'buyer']),
  /** What was proposed. */
  toOwner: rupees,
  toBuyer: rupees,
  reason: z.string(),
  /** Why it was refused and why that is disputed; nothing where the other side is silent. */
  refusal: z.string().nullable(),
  answer: z.string().nullable(),
  /** All that is divided: what is held and what each has got. */
  total: rupees,
  held: rupees,
  hasOwner: rupees,
  hasBuyer: rupees,
  createdAt: instant,
  /** Since when it waits for staff. */
  since: instant,
});
export type AdminSettlement = z.infer<typeof adminSettlement>;

export const listOpenSettlements = endpoint({
  name: 'listOpenSettlements',
  summary: 'Settlements of deals that staff decide, the longest waiting first',
  method: 'GET',
  path: '/admin/settlements',
  access: STAFF,
  reach: 'any-object',
  tags: ['escrow'],
  query: z.object(listQuery),
  response: listOf(adminSettlement),
  errors: ['invalid'],
});

const params = z.object({ settlementId: id });

export const decideSettlement = endpoint({
  name: 'decideSettlement',
  summary: 'Decide how a deal’s money is divided; above the limit two of staff decide the same',
  method: 'POST',
  path: '/admin/settlements/{settlementId}/decide',
  access: STAFF,
  reach: 'any-object',
  changes: [...CHANGES],
  params,
  body: z.object({ toBuyer: buyerPart, reason }),
  response: envelope(z.object({ isDone: z.boolean() })),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const dismissSettlement = endpoint({
  name: 'dismissSettlement',
  summary: 'Decide that a deal goes on as it is: nothing is divided',
  method: 'POST',
  path: '/admin/settlements/{settlementId}/dismiss',
  access: STAFF,
  reach: 'any-object',
  changes: [...CHANGES],
  params,
  body: z.object({ reason }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict', 'invalid'],
});
