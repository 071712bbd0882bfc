import { and, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { GRACE_DAYS, type SubscriptionState } from '#domain/money/subscription.ts';
import words from '#messages/money/refusals/index.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { type PriceItem, priceItems, subscriptions } from '#server/db/schema/index.ts';

/** From this many days before its end on, a package may be followed by another. */
const CHANGE_BEFORE_DAYS = 30;

export interface Subscription {
  id: number;
  orderId: number;
  priceItemId: number;
  code: string;
  name: string;
  state: SubscriptionState;
  startsAt: Date;
  endsAt: Date;
}

/** How a subscription stands at a moment, though nothing may have written that down yet. */
export function stateAt({ state, endsAt }: Subscription, now: Date): SubscriptionState {
  if (state !== 'active' && state !== 'grace') return state;
  if (endsAt > now) return state;
  return daysFrom(endsAt, GRACE_DAYS) > now ? 'grace' : 'ended';
}

const columns = {
  id: subscriptions.id,
  orderId: subscriptions.orderId,
  priceItemId: subscriptions.priceItemId,
  code: priceItems.code,
  name: priceItems.name,
  state: subscriptions.state,
  startsAt: subscriptions.startsAt,
  endsAt: subscriptions.endsAt,
};

const query = (db: Queryable, personId: number) =>
  db
    .select(columns)
    .from(subscriptions)
    .innerJoin(priceItems, eq(priceItems.id, subscriptions.priceItemId))
    .where(
      and(
        eq(subscriptions.personId, personId),
        inArray(subscriptions.state, ['active', 'grace'] as SubscriptionState[]),
      ),
    )
    .orderBy(desc(subscriptions.id));

/** The one subscription of a person that is not written down as over. */
export async function findSubscription(
  db: Queryable,
  personId: number,
): Promise<Subscription | undefined> {
  return (await query(db, personId))[0];
}

/** The same, held until the transaction ends. */
export async function lockSubscription(
  tx: Queryable,
  personId: number,
): Promise<Subscription | undefined> {
  return (await query(tx, personId).for('no key update', { of: subscriptions }))[0];
}

/** Throws conflict where another package still runs for long: its rights would be lost in the change. */
export function requireFits(current: Subscription | undefined, item: PriceItem, now: Date): void {
  if (!current || current.code === item.code || stateAt(current, now) === 'ended') return;
  const from = daysFrom(current.endsAt, -CHANGE_BEFORE_DAYS);
  if (from <= now) return;
  throw new AppError(
    'conflict',
    words.packageRunsUntil({
      name: retold(current.name),
      endsAt: formatDate(current.endsAt),
      from: formatDate(from),
    }),
  );
}
