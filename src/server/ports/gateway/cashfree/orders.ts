import { z } from 'zod';
import {
  GatewayError,
  type GatewayOrder,
  type GatewayRefund,
  type PaymentGateway,
} from '#server/ports/gateway/gateway.ts';
import { rupeesOf } from '#server/ports/gateway/rupees.ts';
import type { Ask, Outcome } from './http.ts';
import { orderAnswer, paymentsAnswer, refundAnswer } from './wire-answers.ts';

const at = encodeURIComponent;
export const refusal = ({ message, code }: { message: string; code: string }) =>
  new GatewayError('refused', message || code || 'The payment provider refused.');

/** An id that is taken, or a key that was used with another body: the thing may be there. */
export const isThere = (outcome: Outcome<unknown>) =>
  !outcome.ok && (outcome.status === 409 || outcome.status === 422);

function asSent(order: GatewayOrder, escrowVendor: string) {
  return {
    order_id: order.publicId,
    order_amount: rupeesOf(order.totalPaise),
    order_currency: 'INR',
    customer_details: {
      customer_id: order.customer.id,
      customer_name: order.customer.name,
      customer_email: order.customer.email,
      customer_phone: order.customer.phone,
    },
    order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl },
    order_expiry_time: order.expiresAt.toISOString(),
    order_note: order.note,
    order_tags: { funds: order.funds },
    ...(order.funds === 'escrow' && {
      order_splits: [{ vendor_id: escrowVendor, percentage: 100 }],
    }),
  };
}

type Orders = Pick<PaymentGateway, 'openOrder' | 'statusOf' | 'terminate' | 'refund' | 'refundOf'>;

/** Orders, their payments and refunds: the provider's payment gateway. */
export function cashfreeOrders(ask: Ask, escrowVendor: string): Orders {
  const findOrder = async (publicId: string) => {
    const found = await ask({ method: 'GET', path: `orders/${at(publicId)}`, answer: orderAnswer });
    if (found.ok) return found.value;
    if (found.status === 404) return undefined;
    throw refusal(found);
  };

  const refundOf = async (
    orderId: string,
    refundId: string,
  ): Promise<GatewayRefund | undefined> => {
    const path = `orders/${at(orderId)}/refunds/${at(refundId)}`;
    const found = await ask({ method: 'GET', path, answer: refundAnswer });
    if (found.ok) return found.value;
    if (found.status === 404) return undefined;
    throw refusal(found);
  };

  return {
    async openOrder(order) {
      const body = asSent(order, escrowVendor);
      const made = await ask({ method: 'POST', path: 'orders', body, answer: orderAnswer });
      const opened = made.ok ? made.value : isThere(made) ? await findOrder(order.publicId) : null;
      if (!opened) throw refusal(made as Extract<typeof made, { ok: false }>);
      if (opened.totalPaise !== order.totalPaise) {
        throw new GatewayError('refused', 'The order exists with another amount.');
      }
      return { gatewayId: opened.gatewayId, sessionId: opened.sessionId };
    },

    async statusOf(publicId) {
      // The order first: a payment made between the two shows up in the later answer.
      const order = await findOrder(publicId);
      if (!order) return undefined;
      const path = `orders/${at(publicId)}/payments`;
      const payments = await ask({ method: 'GET', path, answer: paymentsAnswer });
      if (!payments.ok) throw refusal(payments);
      return { state: order.state, totalPaise: order.totalPaise, payments: payments.value };
    },

    async terminate(publicId) {
      const path = `orders/${at(publicId)}`;
      const body = { order_status: 'TERMINATED' };
      const done = await ask({ method: 'PATCH', path, body, answer: z.unknown() });
      if (done.ok) return;
      const state = (await findOrder(publicId))?.state;
      if (state !== 'expired' && state !== 'terminated') throw refusal(done);
    },

    async refund(orderId, { publicId, amountPaise, note }) {
      const made = await ask({
        method: 'POST',
        path: `orders/${at(orderId)}/refunds`,
        body: { refund_id: publicId, refund_amount: rupeesOf(amountPaise), refund_note: note },
        answer: refundAnswer,
      });
      if (made.ok) return made.value;
      const known = isThere(made) ? await refundOf(orderId, publicId) : undefined;
      if (known?.amountPaise !== amountPaise) throw refusal(made);
      return known;
    },

    refundOf,
  };
}
