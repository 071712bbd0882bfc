import { createHash, randomBytes } from 'node:crypto';
import { minus, type Paise, sumOf } from '#domain/lib/money.ts';
import books from '#messages/lib/books/index.ts';
import type { Database } from '#server/db/client.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import {
  GatewayError,
  type GatewayOrder,
  type GatewayRefund,
  type PaymentGateway,
} from '#server/ports/gateway/gateway.ts';
import {
  addRecord,
  changeOrder,
  findOrder,
  findTransfer,
  isOver,
  type SandboxOrder,
  type SandboxRefund,
  type SandboxTransfer,
  stateOf,
} from './books.ts';
import { refundEnd, transferEnd } from './magic.ts';
import { newGatewayId } from './play.ts';
import { readNews } from './read-webhook.ts';
import { queueRefundNews, refundMessage } from './webhook-queue.ts';
import { isOwnWebhook } from './webhook-signature.ts';

const refuse = (message: string) => new GatewayError('refused', message);

function newOrder(order: GatewayOrder): SandboxOrder {
  return {
    publicId: order.publicId,
    id: newGatewayId(),
    sessionId: `session_sandbox_${randomBytes(24).toString('base64url')}`,
    totalPaise: order.totalPaise,
    customerId: order.customer.id,
    state: 'active',
    expiresAt: order.expiresAt.toISOString(),
    returnUrl: order.returnUrl,
    notifyUrl: order.notifyUrl,
    funds: order.funds,
    note: order.note,
    payments: [],
    refunds: [],
  };
}

function checkOrder(order: GatewayOrder, now: Date): void {
  if (!/^[\w-]{3,45}$/.test(order.publicId)) throw refuse('order_id has 3 to 45 letters or digits');
  if (!Number.isSafeInteger(order.totalPaise) || order.totalPaise < 100) {
    throw refuse('order_amount is one rupee or more');
  }
  if (order.expiresAt <= now) throw refuse('order_expiry_time is in the past');
}

function refundAsAnswered(refund: SandboxRefund, now: Date): GatewayRefund {
  return {
    publicId: refund.publicId,
    gatewayRefundId: refund.id,
    state: isOver(refund.endsAt, now) ? refund.end : 'processing',
    amountPaise: refund.amountPaise,
    message: refundMessage(refund, now),
  };
}

/** What of the captured money has not gone back, nor is on its way. */
function leftOf(order: SandboxOrder, now: Date): Paise {
  const captured = order.payments.filter(({ state }) => state === 'success');
  const gone = order.refunds.filter(({ end, endsAt }) => end === 'done' || !isOver(endsAt, now));
  const sum = (of: readonly { amountPaise: Paise }[]) =>
    sumOf(of.map(({ amountPaise }) => amountPaise));
  return minus(sum(captured), sum(gone));
}

const transferAsAnswered = (transfer: SandboxTransfer, now: Date) => {
  const state = isOver(transfer.endsAt, now) ? transfer.end : ('sent' as const);
  const message = state === 'failed' ? forTheBooks(() => books.sandbox.transferRefused) : null;
  return { publicId: transfer.publicId, gatewayId: transfer.id, state, message };
};

interface SandboxParts {
  db: Database;
  /** Signs the webhooks. */
  key: Buffer;
  now?: () => Date;
}

/** Plays the provider: its books are in the database, its checkout is a page of this site. */
export function sandboxGateway({ db, key, now = () => new Date() }: SandboxParts): PaymentGateway {
  return {
    name: 'sandbox',

    async openOrder(order) {
      checkOrder(order, now());
      const { publicId, totalPaise } = order;
      await addRecord(db, `order ${publicId}`, newOrder(order));
      const { id, sessionId, ...kept } = (await findOrder(db, publicId)) as SandboxOrder;
      if (kept.totalPaise !== totalPaise) throw refuse('order_already_exists, of another amount');
      await addRecord(db, `session ${sessionId}`, { orderId: publicId });
      return { gatewayId: id, sessionId };
    },

    async statusOf(publicId) {
      const order = await findOrder(db, publicId);
      if (!order) return undefined;
      return {
        state: stateOf(order, now()),
        totalPaise: order.totalPaise,
        payments: order.payments.map(({ id, at, ...payment }) => ({
          ...payment,
          gatewayPaymentId: id,
          at: new Date(at),
        })),
      };
    },

    async terminate(publicId) {
      await changeOrder(db, publicId, (order) => {
        if (order.state === 'paid') throw refuse(forTheBooks(() => books.sandbox.paidAlready));
        if (stateOf(order, now()) === 'active') order.state = 'terminated';
      });
    },

    async refund(orderId, { publicId, amountPaise, note }) {
      return changeOrder(db, orderId, async (order, tx) => {
        const at = now();
        const known = order.refunds.find((refund) => refund.publicId === publicId);
        if (known && known.amountPaise !== amountPaise) {
          throw refuse('refund_id exists, of another amount');
        }
        if (known) return refundAsAnswered(known, at);
        if (!(amountPaise > 0 && amountPaise <= leftOf(order, at))) {
          throw refuse('refund_amount is more than is left of the payment');
        }
        const refund = {
          ...{ publicId, amountPaise, note, id: newGatewayId() },
          ...refundEnd(amountPaise, at),
        };
        order.refunds.push(refund);
        await queueRefundNews(tx, order, refund);
        return refundAsAnswered(refund, at);
      });
    },

    async refundOf(orderId, refundId) {
      const order = await findOrder(db, orderId);
      const refund = order?.refunds.find(({ publicId }) => publicId === refundId);
      return refund && refundAsAnswered(refund, now());
    },

    async transfer({ publicId, amountPaise, accountNumber, ifsc }) {
      const hash = createHash('sha256')
        .update([amountPaise, accountNumber, ifsc].join(' '))
        .digest('hex');
      const end = transferEnd(accountNumber, now());
      await addRecord(db, `transfer ${publicId}`, { publicId, id: newGatewayId(), hash, ...end });
      const kept = (await findTransfer(db, publicId)) as SandboxTransfer;
      if (kept.hash !== hash) throw refuse('transfer_id exists, for another transfer');
      // Of calls at once another may have booked it, a moment after this one began.
      return transferAsAnswered(kept, now());
    },

    async transferOf(publicId) {
      const transfer = await findTransfer(db, publicId);
      return transfer && transferAsAnswered(transfer, now());
    },

    readWebhook: (rawBody, headers, at) =>
      isOwnWebhook(key, rawBody, headers, at) ? readNews(rawBody) : undefined,

    checkoutUrl: (sessionId) => `/sandbox/checkout/${encodeURIComponent(sessionId)}`,
    checkoutForm: () => undefined,
  };
}
