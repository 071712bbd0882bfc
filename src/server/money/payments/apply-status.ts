import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Order, orders, type Refund } from '#server/db/schema/index.ts';
import { issueInvoice } from '#server/money/invoices/index.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { giveBack } from './give-back.ts';
import { findUnanswered, keepPayments } from './keep-payments.ts';
import { lockOrder } from './lock-order.ts';
import { takePayment } from './take-payment.ts';

async function findOrder(tx: Transaction, id: number): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('Orders are never deleted');
  return order;
}

/**
 * Makes of an order what the gateway says of it. The first payment that succeeds buys what the order
 * is for, every other one goes back; what was applied before has no effect again. Answers the refunds
 * to be sent once this holds.
 */
export async function applyStatus(
  context: Context,
  tx: Transaction,
  orderId: number,
  standing: GatewayOrderStatus,
): Promise<Refund[]> {
  let order = await lockOrder(tx, eq(orders.id, orderId));
  const before = order.state;
  await keepPayments(tx, order, standing.payments);
  const refunded: Refund[] = [];
  for (const payment of await findUnanswered(tx, order)) {
    const why = await takePayment(context, tx, order, payment);
    if (why !== undefined) refunded.push(await giveBack(context, tx, { order, payment, why }));
    order = await findOrder(tx, orderId);
  }
  // Last of all, since its serial is one row that every payment waits for.
  if (before !== 'paid' && order.state === 'paid') await issueInvoice(context, tx, order);
  return refunded;
}
