import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { ROLES } from '#domain/lib/role.ts';
import { ORDER_STATES, PAYMENT_STATES } from '#domain/money/order.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';
import words from '#messages/money/fields/index.ts';
import { orderAmounts, orderId } from './payments.ts';

const STAFF = ['admin'] as const;
const instant = z.iso.datetime();
const day = z.iso.date({ error: () => words.dayAs }).optional();

/** For those whom staff write to: the payer of a refund, who is paid out. */
export const reason = shortText(500).min(5, { error: () => words.sayWhy });

const adminOrderRow = z.object({
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  state: z.enum(ORDER_STATES),
  payer: z.object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
  }),
  total: rupees,
  /** Gone back or on its way, of whatever was paid. */
  refunded: rupees,
  /** A refund of it could not be sent. */
  hasFailedRefund: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

export const listAdminOrders = endpoint({
  name: 'listAdminOrders',
  summary: 'Orders by their id or their payer’s name or e-mail, the latest first',
  method: 'GET',
  path: '/admin/orders',
  access: STAFF,
  reach: 'any-object',
  tags: ['orders'],
  query: z.object({
    q: shortText(80).optional(),
    state: z.enum(ORDER_STATES).optional(),
    purpose: z.enum(PURPOSES).optional(),
    /** Days in Pune, both included. */
    from: day,
    to: day,
    ...listQuery,
  }),
  response: listOf(adminOrderRow),
  errors: ['invalid'],
});

const adminOrder = adminOrderRow.extend({
  subjectKind: z.string().nullable(),
  subjectId: z.number().int().nullable(),
  amounts: orderAmounts,
  coupon: z.string().nullable(),
  /** Code and version in the price list. */
  item: z.object({ code: z.string(), version: z.number().int() }).nullable(),
  placeOfSupply: z.string(),
  /** Who it is invoiced to, as it stood. */
  billing: z.record(z.string(), z.string().nullable()),
  gatewayId: z.string().nullable(),
  expiresAt: instant,
  /** When the gateway was last asked how it stands. */
  checkedAt: instant.nullable(),
  /** The most that staff can send back now. */
  refundable: rupees,
  /** Of that, what the caller may send back alone; above it another of staff must decide the same. */
  freeForOne: rupees,
  /** Refunds of it that one of staff wants and that wait for another. */
  agreed: z.array(z.object({ name: z.string(), isCaller: z.boolean(), amount: rupees })),
  payments: z.array(
    z.object({
      gatewayPaymentId: z.string(),
      state: z.enum(PAYMENT_STATES),
      amount: rupees,
      method: z.string().nullable(),
      message: z.string().nullable(),
      /** It bought what the order was for. */
      isGrant: z.boolean(),
      at: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      state: z.enum(REFUND_STATES),
      amount: rupees,
      reason: z.string(),
      message: z.string().nullable(),
      /** A payment that bought nothing goes back whole. */
      isOfPayment: z.boolean(),
      /** Of staff; null where the house did. */
      requestedBy: z.string().nullable(),
      at: instant,
      updatedAt: instant,
    }),
  ),
  papers: z.array(z.object({ id: z.number().int(), number: z.string(), kind: z.string() })),
  ledger: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      memo: z.string(),
      at: instant,
      /** One of the two is 0. */
      entries: z.array(z.object({ account: z.string(), debit: rupees, credit: rupees })),
    }),
  ),
  timeline: z.array(
    z.object({
      at: instant,
      about: z.enum(['order', 'refund']),
      event: z.string(),
      by: z.string(),
      note: z.string().nullable(),
    }),
  ),
  audit: z.array(
    z.object({
      id: z.number().int(),
      at: instant,
      actor: z.string().nullable(),
      action: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const byOrder = z.object({ orderId });

export const getAdminOrder = endpoint({
  name: 'getAdminOrder',
  summary: 'An order with its payments, refunds, ledger lines, timeline and audit',
  method: 'GET',
  path: '/admin/orders/{orderId}',
  access: STAFF,
  reach: 'any-object',
  tags: ['orders'],
  params: byOrder,
  response: envelope(adminOrder),
  errors: ['not_found'],
});
