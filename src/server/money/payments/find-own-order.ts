import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

/** An order of the caller's, of one purpose where that matters. Throws not_found. */
export async function findOwnOrder(
  context: Context,
  publicId: string,
  purpose?: Purpose,
): Promise<Order> {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.publicId, publicId),
        eq(orders.personId, personOf(context).id),
        purpose && eq(orders.purpose, purpose),
      ),
    );
  if (!order) throw new AppError('not_found', words.orderNotFound);
  return order;
}
