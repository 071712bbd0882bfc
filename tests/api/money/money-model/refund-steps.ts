import { sql } from 'drizzle-orm';
import { paise } from '#domain/lib/money.ts';
import { rows } from '#server/db/rows.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { retryRefund } from '#server/money/payments/retry-refund.ts';
import { sendRefund } from '#server/money/payments/send-refund.ts';
import type { ModelOrder } from './things.ts';
import { type Chance, oneOf, takes, type World } from './world.ts';

/** Staff promise something back, and tell the gateway unless they forget. */
async function refund(world: World, order: ModelOrder, amount: number, forgets: boolean) {
  const { desk, model } = world;
  const isAllowed = model.mayRefund(order, amount);
  await takes(world, isAllowed, async () => {
    const { id } = await desk.context.db.transaction((tx) =>
      refundOrder(desk.context, tx, {
        orderId: order.id,
        amountPaise: paise(amount),
        reason: 'As agreed.',
      }),
    );
    if (!forgets) await sendRefund(desk.context, id);
  });
  if (!isAllowed) return;
  const made = model.refunded(order, amount);
  if (!forgets) model.sent(made);
}

const paid = ({ model }: World) => model.orders.filter(({ state }) => state === 'paid');

/** Endings by which the sandbox plays a refund: at once, failing, slow. */
const ENDINGS = [0, 13, 7, 50];

export async function refundPart(world: World, { pick, amount }: Chance): Promise<boolean> {
  const order = oneOf(paid(world), pick) ?? oneOf(world.model.orders, pick);
  if (!order) return false;
  const most = Math.max(1, Math.floor(order.tax.total / 100));
  const paise = (amount % most) * 100 + (ENDINGS[amount % ENDINGS.length] ?? 0);
  await refund(world, order, Math.max(1, paise), amount % 5 === 0);
  return true;
}

export async function refundRest(world: World, { pick, amount }: Chance): Promise<boolean> {
  const order = oneOf(paid(world), pick);
  if (!order) return false;
  const rest = order.tax.total - world.model.promised(order);
  await refund(world, order, Math.max(1, rest), amount % 5 === 0);
  return true;
}

export async function retryFailedRefund(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const all = model.orders.flatMap(({ refunds }) => refunds);
  const failed = all.filter(({ state }) => state === 'failed');
  const target = oneOf(failed.length > 0 ? failed : all, pick);
  if (!target) return false;
  const { order, state } = target;
  const found = await rows<{ id: number }>(
    desk.context.db,
    sql`select id from refunds where order_id = ${order.id} order by id`,
  );
  const id = found[order.refunds.indexOf(target)]?.id ?? 0;
  const forgets = amount % 5 === 0;
  const isAllowed = await takes(world, state === 'failed', async () => {
    await desk.context.db.transaction((tx) => retryRefund(desk.context, tx, id));
    if (!forgets) await sendRefund(desk.context, id);
  });
  if (!isAllowed) return true;
  model.retried(target);
  if (!forgets) model.sent(target);
  return true;
}
