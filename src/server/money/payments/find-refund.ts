import { eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { orders, type Refund, refunds } from '#server/db/schema/index.ts';

/** A refund and the order it is of, as the gateway knows that one. */
export async function findRefund(
  db: Queryable,
  which: SQL,
): Promise<{ refund: Refund; orderPublicId: string } | undefined> {
  const [found] = await db
    .select({ refund: refunds, orderPublicId: orders.publicId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(which);
  return found;
}
