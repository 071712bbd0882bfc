import { and, asc, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { type Order, type Payment, payments, refunds } from '#server/db/schema/index.ts';
import type { GatewayPayment } from '#server/ports/gateway/gateway.ts';

/**
 * Writes down the attempts at paying an order. NotificationContent may come in any order: a success stays one, and
 * what has ended is not pending again.
 */
export async function keepPayments(
  tx: Transaction,
  { id }: Order,
  attempts: readonly GatewayPayment[],
): Promise<void> {
  for (const attempt of attempts) {
    await tx
      .insert(payments)
      .values({ ...attempt, orderId: id })
      .onConflictDoUpdate({
        target: payments.gatewayPaymentId,
        set: {
          state: sql`excluded.state`,
          method: sql`excluded.method`,
          message: sql`excluded.message`,
        },
        setWhere: and(
          eq(payments.orderId, id),
          ne(payments.state, 'success'),
          sql`excluded.state <> 'pending'`,
        ),
      });
  }
}

/** Successful payments of an order of which nothing was made yet, in the order they were made. */
export const findUnanswered = (tx: Transaction, { id }: Order): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, id),
        eq(payments.state, 'success'),
        eq(payments.isGrant, false),
        notExists(
          tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id)),
        ),
      ),
    )
    .orderBy(asc(payments.at), asc(payments.gatewayPaymentId));
