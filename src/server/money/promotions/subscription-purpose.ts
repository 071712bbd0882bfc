import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { daysBefore, daysFrom } from '#domain/lib/time/deadlines.ts';
import { GRACE_DAYS } from '#domain/money/subscription.ts';
import words from '#messages/money/refusals/index.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Order, type PriceItem, subscriptions } from '#server/db/schema/index.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { grantEntitlements, revokeEntitlements } from './grant-entitlements.ts';
import { boughtItem, daysOf, quoteOf, requestedItem } from './item-of.ts';
import {
  findSubscription,
  lockSubscription,
  requireFits,
  type Subscription,
  stateAt,
} from './subscription.ts';

async function begin(context: Context, tx: Transaction, order: Order, item: PriceItem) {
  const now = context.now();
  const endsAt = daysFrom(now, daysOf(item));
  const { personId } = order;
  const made = await insertOne(tx, subscriptions, {
    personId,
    priceItemId: item.id,
    orderId: order.id,
    startsAt: now,
    endsAt,
  });
  await recordEvent(context, tx, {
    kind: 'subscription',
    id: made.id,
    event: 'begin',
    by: 'gateway',
    state: 'active',
  });
  return endsAt;
}

/** The new time follows on the old end; another package's rights begin at once. */
async function goOn(context: Context, tx: Transaction, current: Subscription, item: PriceItem) {
  const { id, state } = current;
  const endsAt = daysFrom(current.endsAt, daysOf(item));
  if (state === 'grace')
    await changeState(context, tx, { kind: 'subscription', id, name: 'renew' });
  await tx
    .update(subscriptions)
    .set({ endsAt, priceItemId: item.id, remindedDays: null })
    .where(eq(subscriptions.id, id));
  if (state === 'active') {
    await recordEvent(context, tx, {
      kind: 'subscription',
      id,
      event: 'extend',
      by: 'gateway',
      state,
    });
  }
  return endsAt;
}

async function grant(context: Context, tx: Transaction, order: Order): Promise<void> {
  const person = await lockPerson(tx, order.personId);
  if (!person) throw new AppError('conflict', words.accountClosed);
  const item = await boughtItem(tx, order);
  let current = await lockSubscription(tx, order.personId);
  requireFits(current, item, context.now());
  if (current && stateAt(current, context.now()) === 'ended') {
    await changeState(context, tx, { kind: 'subscription', id: current.id, name: 'end' });
    current = undefined;
  }
  const endsAt = current
    ? await goOn(context, tx, current, item)
    : await begin(context, tx, order, item);
  await grantEntitlements(context, tx, order, item, daysFrom(endsAt, GRACE_DAYS));
}

/** What its order paid for goes: all of the subscription, or the days that a renewal added. */
async function revoke(context: Context, tx: Transaction, order: Order): Promise<void> {
  await revokeEntitlements(context, tx, order);
  const current = await lockSubscription(tx, order.personId);
  if (!current || order.paidAt === null) return;
  const { id, state } = current;
  // Bought before this one began: it is over already.
  if (order.id < current.orderId) return;
  const now = context.now();
  const endsAt = daysBefore(current.endsAt, daysOf(await boughtItem(tx, order)));
  if (endsAt <= now) {
    const set = sql`ends_at = least(ends_at, ${now})`;
    await changeState(context, tx, { kind: 'subscription', id, name: 'refund', set });
    return;
  }
  const before = sql`(select o.price_item_id from orders o join entitlements e on e.order_id = o.id
    where o.person_id = ${order.personId} and o.purpose = 'subscription' and e.revoked_at is null
    order by o.paid_at desc limit 1)`;
  await tx
    .update(subscriptions)
    .set({ endsAt, priceItemId: sql`coalesce(${before}, price_item_id)` })
    .where(eq(subscriptions.id, id));
  await recordEvent(context, tx, {
    kind: 'subscription',
    id,
    event: 'shorten',
    by: 'staff',
    state,
  });
}

export const subscriptionPurpose: PurposeHandler = {
  async quote(context, request) {
    const item = await requestedItem(context, request);
    daysOf(item);
    requireFits(await findSubscription(context.db, request.personId), item, context.now());
    return quoteOf(item, 'subscription');
  },
  grant,
  revoke,
};
