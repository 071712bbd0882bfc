import { type Paise, toDecimals } from '#domain/lib/money.ts';
import books from '#messages/lib/books/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { sandboxWebhooks } from '#server/db/schema/sandbox-gateway.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { isOver, type SandboxOrder, type SandboxPayment, type SandboxRefund } from './books.ts';

const STATUS = {
  pending: 'PENDING',
  success: 'SUCCESS',
  failed: 'FAILED',
  dropped: 'USER_DROPPED',
  void: 'VOID',
} as const;
const TYPE: Record<string, string> = {
  success: 'PAYMENT_SUCCESS_WEBHOOK',
  failed: 'PAYMENT_FAILED_WEBHOOK',
  dropped: 'PAYMENT_USER_DROPPED_WEBHOOK',
};

/** An amount keeps both decimals on the wire, which a number in JSON would lose. */
const AMOUNT = /"rupees:(\d+\.\d{2})"/g;
const amount = (paise: Paise) => `rupees:${toDecimals(paise)}`;
const asSent = (body: object) => JSON.stringify(body).replace(AMOUNT, '$1');

async function queue(db: Queryable, body: object, dueAt: Date): Promise<void> {
  await db.insert(sandboxWebhooks).values({ body: asSent(body), dueAt });
}

/** A webhook about an attempt at paying, to be sent from `dueAt` on. */
export function queuePaymentNews(
  db: Queryable,
  order: SandboxOrder,
  payment: SandboxPayment,
  dueAt: Date,
): Promise<void> {
  const body = {
    data: {
      order: {
        order_id: order.publicId,
        order_amount: amount(order.totalPaise),
        order_currency: 'INR',
        order_tags: { funds: order.funds },
      },
      payment: {
        cf_payment_id: payment.id,
        payment_status: STATUS[payment.state],
        payment_amount: amount(payment.amountPaise),
        payment_currency: 'INR',
        payment_message: payment.message,
        payment_time: payment.at,
        bank_reference: payment.id.slice(-6),
        payment_group: payment.method,
      },
      customer_details: { customer_id: order.customerId },
    },
    event_time: payment.at,
    type: TYPE[payment.state],
  };
  return queue(db, body, dueAt);
}

/** A webhook that a refund has ended. */
export function queueRefundNews(
  db: Queryable,
  order: SandboxOrder,
  refund: SandboxRefund,
): Promise<void> {
  const endsAt = new Date(refund.endsAt);
  const body = {
    data: {
      refund: {
        cf_refund_id: refund.id,
        cf_payment_id: order.payments.find(({ state }) => state === 'success')?.id,
        refund_id: refund.publicId,
        order_id: order.publicId,
        refund_amount: amount(refund.amountPaise),
        refund_currency: 'INR',
        refund_type: 'MERCHANT_INITIATED',
        refund_status: refund.end === 'done' ? 'SUCCESS' : 'CANCELLED',
        status_description: refundMessage(refund, endsAt),
        processed_at: refund.endsAt,
      },
    },
    event_time: refund.endsAt,
    type: 'REFUND_STATUS_WEBHOOK',
  };
  return queue(db, body, endsAt);
}

export function refundMessage(refund: SandboxRefund, now: Date): string {
  if (!isOver(refund.endsAt, now)) return forTheBooks(() => books.sandbox.refundAtBank);
  return forTheBooks(() =>
    refund.end === 'done' ? books.sandbox.refundMade : books.sandbox.refundRefused,
  );
}
