import { z } from 'zod';
import type { PaymentState } from '#domain/money/order.ts';
import type {
  GatewayOrderStatus,
  GatewayPayment,
  GatewayRefund,
  GatewayRefundState,
  GatewayTransfer,
} from '#server/ports/gateway/gateway.ts';
import { rupees } from '#server/ports/gateway/rupees.ts';

// What is read of the provider's answers, and nothing else.

const reference = z.union([z.string().min(1), z.number()]).transform(String);
const inRupees = z.literal('INR').optional();
const text = z.string().nullish().catch(null);
/** The provider's words made ours. A Map, since a plain object knows "constructor" too. */
const words = <T>(table: Record<string, T>) => new Map(Object.entries(table));

const ORDER_STATES = words<GatewayOrderStatus['state']>({
  ACTIVE: 'active',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
});

/** A state not known here (one on its way to another, say) is still open: it is asked for again. */
const orderState = z
  .string()
  .transform((word): GatewayOrderStatus['state'] => ORDER_STATES.get(word) ?? 'active');

export const orderAnswer = z
  .object({
    cf_order_id: reference,
    payment_session_id: z.string().min(1),
    order_amount: rupees,
    order_currency: inRupees,
    order_status: orderState,
  })
  .transform((order) => ({
    gatewayId: order.cf_order_id,
    sessionId: order.payment_session_id,
    totalPaise: order.order_amount,
    state: order.order_status,
  }));

const PAYMENT_STATES = words<PaymentState>({
  SUCCESS: 'success',
  FAILED: 'failed',
  USER_DROPPED: 'dropped',
  CANCELLED: 'dropped',
  VOID: 'void',
});

/** An unknown word is a payment on its way: it must never count as paid. */
const paymentState = (status: string, isCaptured: boolean | undefined): PaymentState =>
  status === 'SUCCESS' && isCaptured === false
    ? 'pending'
    : (PAYMENT_STATES.get(status) ?? 'pending');

const METHODS = words<string>({
  credit_card: 'card',
  debit_card: 'card',
  prepaid_card: 'card',
  net_banking: 'netbanking',
});

export const paymentAnswer = z
  .object({
    cf_payment_id: reference,
    payment_status: z.string(),
    payment_amount: rupees,
    payment_currency: inRupees,
    is_captured: z.boolean().optional().catch(undefined),
    payment_group: text,
    payment_message: text,
    payment_time: z.coerce.date(),
    payment_completion_time: z.coerce.date().nullish().catch(null),
  })
  .transform(
    (payment): GatewayPayment => ({
      gatewayPaymentId: payment.cf_payment_id,
      state: paymentState(payment.payment_status, payment.is_captured),
      amountPaise: payment.payment_amount,
      method: METHODS.get(payment.payment_group ?? '') ?? payment.payment_group ?? null,
      message: payment.payment_message ?? null,
      at: payment.payment_completion_time ?? payment.payment_time,
    }),
  );

export const paymentsAnswer = z.array(paymentAnswer);

const REFUND_STATES = words<GatewayRefundState>({
  SUCCESS: 'done',
  CANCELLED: 'failed',
  FAILED: 'failed',
});

export const refundAnswer = z
  .object({
    refund_id: z.string().min(1),
    cf_refund_id: reference,
    refund_status: z.string(),
    refund_amount: rupees,
    refund_currency: inRupees,
    status_description: text,
  })
  .transform(
    (refund): GatewayRefund => ({
      publicId: refund.refund_id,
      gatewayRefundId: refund.cf_refund_id,
      state: REFUND_STATES.get(refund.refund_status) ?? 'processing',
      amountPaise: refund.refund_amount,
      message: refund.status_description ?? null,
    }),
  );

const TRANSFER_STATES = words<GatewayTransfer['state']>({
  SUCCESS: 'paid',
  FAILED: 'failed',
  REJECTED: 'failed',
  MANUALLY_REJECTED: 'failed',
  REVERSED: 'failed',
});

export const transferAnswer = z
  .object({
    transfer_id: z.string().min(1),
    cf_transfer_id: reference,
    status: z.string(),
    status_description: text,
  })
  .transform(
    (transfer): GatewayTransfer => ({
      publicId: transfer.transfer_id,
      gatewayId: transfer.cf_transfer_id,
      state: TRANSFER_STATES.get(transfer.status) ?? 'sent',
      message: transfer.status_description ?? null,
    }),
  );

export const errorAnswer = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
});
