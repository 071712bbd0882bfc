import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Order, orders } from '#server/db/schema/index.ts';

/** Anybody's order. Throws not_found. */
export async function findOrder(db: Queryable, publicId: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.publicId, publicId));
  if (!order) throw new AppError('not_found', words.orderNotFound);
  return order;
}
