import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { cancelOrder } from '#contract/money/payments.ts';
import words from '#messages/money/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { findOwnOrder } from './find-own-order.ts';
import { answerOf } from './get-order.ts';
import { lockOrder } from './lock-order.ts';
import { presentOrder } from './present-order.ts';
import { settle } from './settle.ts';

const isRunning = ({ state }: Order) => state === 'created' || state === 'open';

/** Lets nobody pay any more. What it refuses is over already, or was never there. */
async function terminate({ ports }: Context, publicId: string): Promise<void> {
  try {
    await ports.gateway.terminate(publicId);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason === 'away') throw error;
  }
}

function cancel(context: Context, id: number): Promise<void> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.id, id));
    // Paid in the meantime: that counts.
    if (!isRunning(order)) return;
    await changeState(context, tx, {
      kind: 'order',
      id,
      name: 'cancel',
      set: sql`updated_at = ${context.now()}`,
    });
  });
}

export const cancelOrderVerb: Verb<typeof cancelOrder> = async (context, { params }) => {
  const order = await findOwnOrder(context, params.orderId);
  if (isRunning(order)) {
    try {
      await terminate(context, order.publicId);
      // A payment may have come through before the end.
      await settle(context, order.publicId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      throw new AppError('unavailable', words.providerAwayTry);
    }
    await cancel(context, order.id);
  }
  return answerOf(await presentOrder(context, await findOwnOrder(context, params.orderId)));
};
