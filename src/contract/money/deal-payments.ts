import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { id } from '#contract/lib/envelope.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { byPage, timedList } from '#contract/lib/timed-list.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { REFUND_STATES } from '#domain/money/refund.ts';

const instant = z.iso.datetime();
const userId = z.object({ userId: id });

/** A payment of deal money that has arrived. */
export const dealPayment = z.object({
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  bookingId: z.number().int(),
  listingId: z.number().int(),
  title: z.string(),
  /** The other side, by first name and initial. */
  other: z.string(),
  amount: rupees,
  /** upi, card, netbanking; the payer's alone to know. */
  method: z.string().nullable(),
  paidAt: instant,
  /** Gone back or on its way. */
  refunded: rupees,
});
named({ DealPayment: dealPayment });
export type DealPayment = z.infer<typeof dealPayment>;

export const dealRefund = z.object({
  refundId: z.string(),
  orderId: z.string(),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  /** Of deal money, the booking it was paid for. */
  bookingId: z.number().int().nullable(),
  amount: rupees,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  at: instant,
});
named({ DealRefund: dealRefund });
export type DealRefund = z.infer<typeof dealRefund>;

export const pennyTransactions = endpoint({
  name: 'pennyTransactions',
  summary: 'The caller’s test payments, the latest first',
  method: 'GET',
  path: '/book/getpannytransaction/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: byPage,
  response: timedList(dealPayment),
  errors: ['not_found'],
});

export const bookingTransactions = endpoint({
  name: 'bookingTransactions',
  summary: 'Token amounts and instalments the caller has paid, the latest first',
  method: 'GET',
  path: '/book/getbookingtransaction/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['escrow'],
  params: userId,
  query: byPage,
  response: timedList(dealPayment),
  errors: ['not_found'],
});

export const refundTransactions = endpoint({
  name: 'refundTransactions',
  summary: 'Refunds to the caller, the latest first',
  method: 'GET',
  path: '/refund/getRefundTransacationList/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['orders'],
  params: userId,
  query: byPage,
  response: timedList(dealRefund),
  errors: ['not_found'],
});

/** The ids of this path are fixed; the session says whose payments come back. */
export const receivedPayments = endpoint({
  name: 'receivedPayments',
  summary: 'Token amounts and instalments received for the caller’s properties, the latest first',
  method: 'GET',
  path: '/propertypayment/getpaymnethistory/3/4',
  access: 'member',
  reach: 'caller',
  tags: ['escrow'],
  query: byPage,
  response: timedList(dealPayment),
  errors: ['not_found'],
});
