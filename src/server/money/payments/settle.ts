import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import { purposes } from '#server/money/purposes/index.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { applyStatus } from './apply-status.ts';
import { sendRefund } from './send-refund.ts';

export interface Settled {
  order: Order;
  /** What the gateway said; undefined where it does not know the order. */
  standing: GatewayOrderStatus | undefined;
}

/**
 * Asks the gateway how an order stands and applies it: the only way in which an order is paid,
 * whether a webhook, the payer or a job gave the hint. May be called at any time, any number of times
 * at once. Throws not_found, and GatewayError where the gateway is away.
 */
export async function settle(caller: Context, publicId: string): Promise<Settled> {
  const context = asSystem(caller);
  const { db, ports, background, now } = context;
  const [asked] = await db
    .update(orders)
    .set({ checkedAt: now() })
    .where(eq(orders.publicId, publicId))
    .returning({ id: orders.id });
  if (!asked) throw new AppError('not_found', words.orderNotFound);
  const standing = await ports.gateway.statusOf(publicId);
  if (standing && standing.payments.length > 0) {
    const refunds = await db.transaction((tx) => applyStatus(context, tx, asked.id, standing));
    for (const { id } of refunds) background.run('send refund', () => sendRefund(context, id));
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, asked.id));
  if (!order) throw new Error('Orders are never deleted');
  const { afterPaid } = purposes.find(order.purpose) ?? {};
  if (afterPaid && order.state === 'paid') {
    background.run(`after a paid ${order.purpose}`, () => afterPaid(context));
  }
  return { order, standing };
}
