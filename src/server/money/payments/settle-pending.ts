import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { asSystem } from '#server/core/as-system.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { type Order, orders } from '#server/db/schema/index.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { lockOrder } from './lock-order.ts';
import { settle } from './settle.ts';

/** How soon an order that waits is asked for again. */
const PAUSE_MS = MINUTE_MS / 2;
/** A payment begun in the last minute of an order may take so long to be known. */
const GRACE_MS = 10 * MINUTE_MS;
/** A bank that has not decided by then has not taken the money. */
const PENDING_MS = DAY_MS;
/** An order that has ended is asked for now and then for so long, lest the news of a payment was lost. */
const AFTERLIFE_MS = 3 * DAY_MS;
const AFTERLIFE_PAUSE_MS = HOUR_MS;

const ago = ({ now }: Context, ms: number) => new Date(now().getTime() - ms);

/** Not asked for since; never asked for counts from when it was made. */
const unaskedSince = (since: Date) =>
  or(lte(orders.checkedAt, since), and(isNull(orders.checkedAt), lte(orders.createdAt, since)));

/** Whether the gateway, asked after its time, leaves no doubt that an order is not paid. */
function isOver(context: Context, order: Order, standing: GatewayOrderStatus | undefined): boolean {
  if (order.state !== 'created' && order.state !== 'open') return false;
  if (order.expiresAt > ago(context, GRACE_MS)) return false;
  const waits = standing?.payments.some(({ state }) => state === 'pending');
  if (waits && order.expiresAt > ago(context, PENDING_MS)) return false;
  return standing?.state !== 'paid';
}

function expire(context: Context, id: number): Promise<void> {
  return context.db.transaction(async (tx) => {
    const { state } = await lockOrder(tx, eq(orders.id, id));
    if (state !== 'created' && state !== 'open') return;
    await changeState(context, tx, {
      kind: 'order',
      id,
      name: 'expire',
      set: sql`updated_at = ${context.now()}`,
    });
  });
}

async function ask(context: Context, publicId: string): Promise<void> {
  const { order, standing } = await settle(context, publicId);
  if (!isOver(context, order, standing)) return;
  // Its time is over by our clock; nobody shall pay by the gateway's.
  if (standing?.state === 'active') await context.ports.gateway.terminate(publicId);
  await expire(context, order.id);
}

const findDue = ({ db }: Context, which: SQL | undefined, most: number) =>
  db
    .select({ publicId: orders.publicId })
    .from(orders)
    .where(which)
    .orderBy(sql`${orders.checkedAt} nulls first`, asc(orders.id))
    .limit(most);

/**
 * Asks the gateway for orders that wait, the longest unasked first, and applies what it says: a
 * payment whose webhook never came is found here, and what ran out ends. Answers how many it asked for.
 */
export async function settlePending(caller: Context, most: number): Promise<number> {
  const context = asSystem(caller);
  const waiting = and(
    inArray(orders.state, ['created', 'open']),
    unaskedSince(ago(context, PAUSE_MS)),
  );
  const ended = and(
    inArray(orders.state, ['expired', 'cancelled']),
    gt(orders.expiresAt, ago(context, AFTERLIFE_MS)),
    unaskedSince(ago(context, AFTERLIFE_PAUSE_MS)),
  );
  const due = await findDue(context, waiting, most);
  if (due.length < most) due.push(...(await findDue(context, ended, most - due.length)));
  for (const { publicId } of due) {
    try {
      await ask(context, publicId);
    } catch (error) {
      // One that cannot be settled now must not keep the others waiting; it comes up again.
      context.log.warn({ order: publicId, err: error }, 'order not settled');
    }
  }
  return due.length;
}
