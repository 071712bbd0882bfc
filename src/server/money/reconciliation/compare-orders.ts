import { and, asc, eq, gt, gte } from 'drizzle-orm';
import { NOTHING, type Paise } from '#domain/lib/money.ts';
import books from '#messages/lib/books/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { orders, payments } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { settle } from '#server/money/payments/index.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { type Compared, type Tally, tallyUp } from './tally.ts';

type Asked = Pick<typeof orders.$inferSelect, 'id' | 'publicId' | 'state' | 'totalPaise'>;

/** Successful payments of an order as kept here: paise by the gateway's id. */
async function keptOf(db: Queryable, orderId: number): Promise<Map<string, Paise>> {
  const kept = await db
    .select({ id: payments.gatewayPaymentId, paise: payments.amountPaise })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'success')));
  return new Map(kept.map(({ id, paise }) => [id, paise]));
}

function differenceOf(
  { publicId, state, totalPaise }: Asked,
  standing: GatewayOrderStatus | undefined,
  kept: Map<string, Paise>,
): string | undefined {
  if (!standing) {
    const isUnknown = state !== 'created' && state !== 'expired' && state !== 'cancelled';
    return isUnknown ? books.gatewayUnknownOrder({ id: publicId }) : undefined;
  }
  if (standing.totalPaise !== totalPaise) {
    return books.orderDiffers({
      id: publicId,
      here: inRupees(totalPaise),
      there: inRupees(standing.totalPaise),
    });
  }
  const said = standing.payments.filter((payment) => payment.state === 'success');
  for (const { gatewayPaymentId: id, amountPaise } of said) {
    if (!kept.has(id)) return books.paymentUnknown({ payment: id, id: publicId });
    if (kept.get(id) !== amountPaise) {
      return books.paymentDiffers({
        payment: id,
        id: publicId,
        here: inRupees(kept.get(id) ?? NOTHING),
        there: inRupees(amountPaise),
      });
    }
  }
  if (kept.size > said.length) return books.gatewayLacksPayment({ id: publicId });
  return undefined;
}

async function compare(context: Context, asked: Asked): Promise<Compared> {
  const before = await keptOf(context.db, asked.id);
  const { order, standing } = await settle(context, asked.publicId);
  const kept = await keptOf(context.db, asked.id);
  const mended = order.state !== asked.state || kept.size !== before.size;
  return { mended, difference: forTheBooks(() => differenceOf(order, standing, kept)) };
}

/** Compares some orders made since then, after one of them, and settles what differs. */
export async function compareOrders(
  context: Context,
  { since, after, most }: { since: Date; after: number; most: number },
): Promise<{ tally: Tally; last: number | undefined }> {
  const found = await context.db
    .select({
      id: orders.id,
      publicId: orders.publicId,
      state: orders.state,
      totalPaise: orders.totalPaise,
    })
    .from(orders)
    .where(and(gt(orders.id, after), gte(orders.createdAt, since)))
    .orderBy(asc(orders.id))
    .limit(most);
  const tally = await tallyUp(
    context,
    found,
    ({ publicId }) => `Order ${publicId}`,
    (order) => compare(context, order),
  );
  return { tally, last: found.at(-1)?.id };
}
