import { z } from 'zod';
import type { WebhookEvent } from '#server/ports/gateway/gateway.ts';
import { paymentAnswer, refundAnswer } from './wire-answers.ts';

const order = z.object({ order_id: z.string().min(1) });
const envelope = z.object({ type: z.string().min(1), event_time: z.string().catch('') });
const paymentNews = z.object({ data: z.object({ order, payment: paymentAnswer }) });
const refundNews = z.object({
  data: z.object({ refund: z.intersection(order, refundAnswer) }),
});
const otherNews = z.object({ data: z.object({ order }) });

/** What a genuine webhook tells. Undefined where it is none of the forms we know. */
export function newsOf(rawBody: Buffer): WebhookEvent | undefined {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
  const head = envelope.safeParse(body).data;
  if (!head) return undefined;
  const { type } = head;
  const paid =
    /^PAYMENT_(SUCCESS|FAILED|USER_DROPPED)_WEBHOOK$/.test(type) &&
    paymentNews.safeParse(body).data?.data;
  if (paid) {
    const { payment } = paid;
    const eventKey = `payment ${payment.gatewayPaymentId} ${payment.state}`;
    return { kind: 'payment', eventKey, type, orderId: paid.order.order_id, payment };
  }
  const refunded = type === 'REFUND_STATUS_WEBHOOK' && refundNews.safeParse(body).data?.data;
  if (refunded) {
    const { order_id: orderId, ...refund } = refunded.refund;
    const eventKey = `refund ${orderId} ${refund.publicId} ${refund.state}`;
    return { kind: 'refund', eventKey, type, orderId, refund };
  }
  const orderId = otherNews.safeParse(body).data?.data.order.order_id ?? '';
  return { kind: 'other', eventKey: `${type} ${orderId} ${head.event_time}`, type, orderId };
}
