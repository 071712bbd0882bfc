import { and, asc, eq } from 'drizzle-orm';
import type { OrderAmounts, OrderStatus, Outcome } from '#contract/money/payments.ts';
import { sumOf, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import {
  invoices,
  type Order,
  type Payment,
  payments,
  type Refund,
  refunds,
} from '#server/db/schema/index.ts';
import { pageOf } from '#server/money/purposes/index.ts';
import { inPayersLanguage } from '#server/ports/gateway/checkout-language.ts';

export const amountsOf = (order: Order): OrderAmounts => ({
  list: toRupees(order.listPaise),
  discount: toRupees(order.discountPaise),
  net: toRupees(order.netPaise),
  cgst: toRupees(order.cgstPaise),
  sgst: toRupees(order.sgstPaise),
  igst: toRupees(order.igstPaise),
  total: toRupees(order.totalPaise),
});

/** Where the order can be paid now; null where it cannot. */
export const checkoutUrlOf = ({ ports, now }: Context, order: Order): string | null =>
  order.state === 'open' && order.sessionId !== null && order.expiresAt > now()
    ? inPayersLanguage(ports.gateway.checkoutUrl(order.sessionId))
    : null;

function outcomeOf({ state }: Order, attempts: readonly Payment[]): Outcome {
  if (state === 'paid' || state === 'returned') return state;
  if (state === 'expired' || state === 'cancelled') return 'ended';
  const last = attempts.at(-1)?.state;
  return last === 'failed' || last === 'dropped' ? last : 'waiting';
}

async function retryOf(context: Context, order: Order): Promise<OrderStatus['retry']> {
  if (order.state === 'paid') return null;
  const url = checkoutUrlOf(context, order);
  return url ? { how: 'pay', url } : { how: 'begin', url: await pageOf(context.db, order) };
}

const presentPayment = ({ state, amountPaise, method, message, at }: Payment) => ({
  state,
  amount: toRupees(amountPaise),
  method,
  message,
  at: at.toISOString(),
});

const presentRefund = ({ publicId, state, amountPaise, reason, createdAt }: Refund) => ({
  refundId: publicId,
  state,
  amount: toRupees(amountPaise),
  reason: retold(reason),
  at: createdAt.toISOString(),
});

/** Whether all of what bought it has gone back. */
const isUndone = ({ totalPaise }: Order, given: readonly Refund[]) =>
  sumOf(
    given.filter(({ paymentId }) => paymentId === null).map(({ amountPaise }) => amountPaise),
  ) >= totalPaise;

/** An order as its payer sees it, from what is established here. */
export async function presentOrder(context: Context, order: Order): Promise<OrderStatus> {
  const { db } = context;
  const [attempts, given, [invoice]] = await Promise.all([
    db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.at)),
    db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(asc(refunds.id)),
    db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          eq(invoices.orderId, order.id),
          eq(invoices.kind, 'invoice'),
          eq(invoices.personId, order.personId),
        ),
      ),
  ]);
  const isGranted = order.state === 'paid' && !isUndone(order, given);
  return {
    orderId: order.publicId,
    purpose: order.purpose,
    description: retold(order.description),
    subjectKind: order.subjectKind,
    subjectId: order.subjectId,
    state: order.state,
    isSandbox: context.ports.gateway.name === 'sandbox',
    outcome: outcomeOf(order, attempts),
    amounts: amountsOf(order),
    granted: isGranted ? retold(order.description) : null,
    invoiceId: invoice?.id ?? null,
    retry: await retryOf(context, order),
    payments: attempts.map(presentPayment),
    refunds: given.map(presentRefund),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
