import { and, asc, eq, gt, isNull, notExists } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import books from '#messages/lib/books/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders, refunds } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { refundOrder, sendRefund } from '#server/money/payments/index.ts';

const BATCH_SIZE = 50;
/** Older ones need staff; what is asked for here stays a short list. */
const SINCE_MS = 30 * DAY_MS;

async function giveBack(context: Context, { id, totalPaise }: Order): Promise<boolean> {
  try {
    const refund = await context.db.transaction((tx) =>
      refundOrder(context, tx, {
        orderId: id,
        amountPaise: totalPaise,
        reason: forTheBooks(() => books.wasATest),
      }),
    );
    await sendRefund(context, refund.id);
    return true;
  } catch (error) {
    // Somebody else was faster.
    if (isAppError(error) && error.code === 'conflict') return false;
    throw error;
  }
}

/** Sends test payments back that have arrived; answers how many. */
export async function returnPennies(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  const { db, now } = context;
  const arrived = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.purpose, 'penny'),
        eq(orders.state, 'paid'),
        notExists(
          db
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.orderId, orders.id), isNull(refunds.paymentId))),
        ),
        gt(orders.paidAt, new Date(now().getTime() - SINCE_MS)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most);
  let returned = 0;
  for (const order of arrived) if (await giveBack(context, order)) returned++;
  return returned;
}
