import { randomInt } from 'node:crypto';
import type { PaymentState } from '#domain/money/order.ts';
import books from '#messages/lib/books/index.ts';
import type { Database, Transaction } from '#server/db/client.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { changeOrder, findCheckout, type SandboxOrder, stateOf } from './books.ts';
import { queuePaymentNews } from './webhook-queue.ts';

/** What may come of a checkout. */
export const SANDBOX_OUTCOMES = [
  'pay',
  'fail',
  'drop',
  'time-out',
  'pay-twice',
  'pay-late-webhook',
  'pay-no-webhook',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const SANDBOX_METHODS = ['upi', 'card', 'netbanking'] as const;
export type SandboxMethod = (typeof SANDBOX_METHODS)[number];

/** How much later a late webhook comes. */
export const LATE_WEBHOOK_MS = 20_000;

interface Play {
  method?: SandboxMethod;
  /** The bank's words where it fails. */
  message?: string;
  /** Refuses an order that is paid or over, as the checkout page does. */
  onlyOpen?: boolean;
  now?: Date;
}

const messages = (): Partial<Record<PaymentState, string>> => ({
  success: books.sandbox.paid,
  failed: books.sandbox.declined,
  dropped: books.sandbox.left,
});

export const newGatewayId = () => String(randomInt(1e12, 2 ** 47));

/**
 * Plays one outcome of a checkout, by its session or its order. Without `onlyOpen` a payment
 * succeeds on an order that is over too: a payer may have had it open in their app.
 * Returns where the browser goes next.
 */
export async function playSandbox(
  db: Database,
  sessionOrOrderId: string,
  outcome: SandboxOutcome,
  { method = 'upi', message, onlyOpen = false, now = new Date() }: Play = {},
): Promise<{ orderId: string; returnUrl: string }> {
  const found = await findCheckout(db, sessionOrOrderId);
  if (!found) throw new GatewayError('refused', 'There is no such checkout.');
  return changeOrder(db, found.publicId, async (order, tx) => {
    if (onlyOpen && stateOf(order, now) !== 'active') {
      throw new GatewayError('refused', 'This order is paid, or its time is over.');
    }
    const attempt = (state: PaymentState, newsAt: Date | null = now) =>
      addPayment(
        tx,
        order,
        { state, method, message: message ?? forTheBooks(messages)[state] ?? '' },
        now,
        newsAt,
      );
    if (outcome === 'time-out') order.expiresAt = now.toISOString();
    else if (outcome === 'fail') await attempt('failed');
    else if (outcome === 'drop') await attempt('dropped');
    else if (outcome === 'pay-no-webhook') await attempt('success', null);
    else if (outcome === 'pay-late-webhook') {
      await attempt('success', new Date(now.getTime() + LATE_WEBHOOK_MS));
    } else await attempt('success');
    if (outcome === 'pay-twice') await attempt('success');
    return {
      orderId: order.publicId,
      returnUrl: order.returnUrl.replaceAll('{order_id}', order.publicId),
    };
  });
}

async function addPayment(
  tx: Transaction,
  order: SandboxOrder,
  attempt: { state: PaymentState; method: string; message: string },
  now: Date,
  newsAt: Date | null,
): Promise<void> {
  const payment = {
    ...attempt,
    id: newGatewayId(),
    amountPaise: order.totalPaise,
    at: now.toISOString(),
  };
  order.payments.push(payment);
  if (payment.state === 'success') order.state = 'paid';
  if (newsAt) await queuePaymentNews(tx, order, payment, newsAt);
}
