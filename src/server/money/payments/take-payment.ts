import { eq, sql } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import books from '#messages/lib/books/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Order, type Payment, payments } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { post } from '#server/money/ledger/index.ts';
import { handlerOf } from '#server/money/purposes/index.ts';
import { captureEntries } from './entries.ts';
import { isUnpaid } from './is-unpaid.ts';

/** Why what was paid for cannot be given; undefined once it is. */
async function give(context: Context, tx: Transaction, order: Order): Promise<string | undefined> {
  const { grant } = handlerOf(order.purpose);
  try {
    // In a savepoint: half of a grant must not stay where the other half is refused.
    await tx.transaction((inner) => grant(context, inner, order));
    return undefined;
  } catch (error) {
    if (isAppError(error) && (error.code === 'conflict' || error.code === 'not_found')) {
      return error.message;
    }
    throw error;
  }
}

/**
 * Lets a payment buy what its order is for. Answers why it does not where it came once too often, is
 * over another amount, or came when it could no longer be given.
 */
export async function takePayment(
  context: Context,
  tx: Transaction,
  order: Order,
  payment: Payment,
): Promise<string | undefined> {
  if (!isUnpaid(order)) return forTheBooks(() => books.paidAlready);
  if (payment.amountPaise !== order.totalPaise) return forTheBooks(() => books.wrongAmount);
  const why = await give(context, tx, order);
  if (why !== undefined) return why;
  const at = context.now();
  await changeState(context, tx, {
    kind: 'order',
    id: order.id,
    name: 'pay',
    set: sql`paid_at = ${at}, updated_at = ${at}`,
  });
  await tx.update(payments).set({ isGrant: true }).where(eq(payments.id, payment.id));
  await post(context, tx, {
    kind: 'capture',
    referenceKind: 'payment',
    referenceId: payment.id,
    memo: `${order.description}: ${order.publicId}`,
    entries: await captureEntries(tx, order),
  });
  await audit(context, tx, {
    action: 'order.pay',
    subjectKind: 'order',
    subjectId: order.id,
    detail: { paymentId: payment.id, amountPaise: payment.amountPaise, purpose: order.purpose },
  });
  return undefined;
}
