import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { refreshOrder } from '#contract/money/payments.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { findOwnOrder } from './find-own-order.ts';
import { answerOf } from './get-order.ts';
import { isUnpaid } from './is-unpaid.ts';
import { presentOrder } from './present-order.ts';
import { settle } from './settle.ts';

/** An impatient page does not ask the gateway more often than this. */
const PATIENCE_MS = 2_000;

/** Whether this call is the one to ask; of many at once one is. */
async function takesTurn({ db, now }: Context, { id }: Order): Promise<boolean> {
  const since = new Date(now().getTime() - PATIENCE_MS);
  const turns = await db
    .update(orders)
    .set({ checkedAt: now() })
    .where(and(eq(orders.id, id), or(isNull(orders.checkedAt), lte(orders.checkedAt, since))))
    .returning({ id: orders.id });
  return turns.length > 0;
}

async function refreshed(context: Context, order: Order): Promise<Order> {
  if (!isUnpaid(order) || !(await takesTurn(context, order))) return order;
  try {
    return (await settle(context, order.publicId)).order;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // What is known stays true while the gateway is away.
    return order;
  }
}

export const refreshOrderVerb: Verb<typeof refreshOrder> = async (context, { params }) => {
  const order = await findOwnOrder(context, params.orderId);
  return answerOf(await presentOrder(context, await refreshed(context, order)));
};
