import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { A_PAISA, exactRupees } from '#contract/lib/rupees.ts';
import { ORDER_STATES } from '#domain/money/order.ts';
import { byOrder, reason } from './money-admin.ts';
import { orderId } from './payments.ts';

const STAFF = ['admin'] as const;

export const refundAdminOrder = endpoint({
  name: 'refundAdminOrder',
  summary:
    'Send a part of a paid order back, or all that is left of it; above the limit of thirty days two of staff must',
  method: 'POST',
  path: '/admin/orders/{orderId}/refund',
  access: STAFF,
  reach: 'any-object',
  changes: ['orders', 'audit', 'ledger', 'payouts'],
  params: byOrder,
  body: z.object({
    amount: exactRupees(A_PAISA),
    /** What had gone back when staff looked: another refund since then must be seen first. */
    refunded: z.number().min(0),
    reason,
  }),
  /** Null where it takes two of staff, and this was the first. */
  response: envelope(z.object({ refundId: z.string().nullable() })),
  errors: ['not_found', 'conflict', 'invalid'],
});

export const askAboutOrder = endpoint({
  name: 'askAboutOrder',
  summary: 'Ask the gateway how an order and its refunds stand, and apply what it says',
  method: 'POST',
  path: '/admin/orders/{orderId}/ask',
  access: STAFF,
  reach: 'any-object',
  changes: [
    'orders',
    'escrow',
    'bookings',
    'contacts',
    'promotions',
    'engagements',
    'leads',
    'campaigns',
    'analysis',
    'audit',
    'ledger',
  ],
  limit: { calls: 120, seconds: 600 },
  params: byOrder,
  response: envelope(z.object({ state: z.enum(ORDER_STATES), isKnown: z.boolean() })),
  errors: ['not_found', 'rate_limited', 'unavailable'],
});

export const retryAdminRefund = endpoint({
  name: 'retryAdminRefund',
  summary: 'Try a refund that failed once more',
  method: 'POST',
  path: '/admin/refunds/{refundId}/retry',
  access: STAFF,
  reach: 'any-object',
  changes: ['orders', 'audit'],
  params: z.object({ refundId: orderId }),
  response: envelope(z.null()),
  errors: ['not_found', 'conflict'],
});
