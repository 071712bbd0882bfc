import { z } from 'zod';
import type { PaymentState } from '#domain/money/order.ts';
import type { GatewayRefundState, WebhookEvent } from '#server/ports/gateway/gateway.ts';
import { rupees } from '#server/ports/gateway/rupees.ts';

// The sandbox writes these itself (`webhook-queue.ts`); other forms have no effect.

const PAYMENT_STATES = new Map<string, PaymentState>([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['USER_DROPPED', 'dropped'],
]);
const REFUND_STATES = new Map<string, GatewayRefundState>([
  ['SUCCESS', 'done'],
  ['CANCELLED', 'failed'],
]);

const order = z.object({ order_id: z.string() });
const payment = z.object({
  cf_payment_id: z.string(),
  payment_status: z.string(),
  payment_amount: rupees,
  payment_group: z.string(),
  payment_message: z.string(),
  payment_time: z.coerce.date(),
});
const refund = z.object({
  order_id: z.string(),
  refund_id: z.string(),
  cf_refund_id: z.string(),
  refund_status: z.string(),
  refund_amount: rupees,
  status_description: z.string(),
});
const webhook = z.object({
  type: z.string(),
  event_time: z.string().catch(''),
  data: z.object({
    order: order.optional().catch(undefined),
    payment: payment.optional().catch(undefined),
    refund: refund.optional().catch(undefined),
  }),
});

function parse(rawBody: Buffer) {
  try {
    return webhook.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** What a webhook of the sandbox tells. Undefined where it is none. */
export function readNews(rawBody: Buffer): WebhookEvent | undefined {
  const told = parse(rawBody);
  if (!told) return undefined;
  const { type, data } = told;
  const orderId = data.order?.order_id ?? data.refund?.order_id ?? '';
  if (data.payment && orderId) {
    const { cf_payment_id: gatewayPaymentId, ...paid } = data.payment;
    const state = PAYMENT_STATES.get(paid.payment_status) ?? 'pending';
    return {
      kind: 'payment',
      eventKey: `payment ${gatewayPaymentId} ${state}`,
      type,
      orderId,
      payment: {
        gatewayPaymentId,
        state,
        amountPaise: paid.payment_amount,
        method: paid.payment_group,
        message: paid.payment_message,
        at: paid.payment_time,
      },
    };
  }
  if (data.refund) {
    const { refund_id: publicId, ...made } = data.refund;
    const state = REFUND_STATES.get(made.refund_status) ?? 'processing';
    return {
      kind: 'refund',
      eventKey: `refund ${orderId} ${publicId} ${state}`,
      type,
      orderId,
      refund: {
        publicId,
        gatewayRefundId: made.cf_refund_id,
        state,
        amountPaise: made.refund_amount,
        message: made.status_description,
      },
    };
  }
  return { kind: 'other', eventKey: `${type} ${orderId} ${told.event_time}`, type, orderId };
}
