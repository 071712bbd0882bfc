import { and, desc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { myPromotions, mySubscription } from '#contract/money/promotions.ts';
import { daysLeft, PROMOTION_DAYS } from '#domain/homes/promotion.ts';
import { isMember } from '#domain/lib/role.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { GRACE_DAYS } from '#domain/money/subscription.ts';
import type { Context } from '#server/core/context.ts';
import { listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { findEntitlements } from './find-entitlements.ts';
import { countFreePlaces, freeListings } from './listing-quota.ts';
import { findSubscription, type Subscription, stateAt } from './subscription.ts';
import { countLeft } from './take-entitlement.ts';

function present(found: Subscription | undefined, now: Date) {
  const state = found && stateAt(found, now);
  if (!found || !state || state === 'ended') return null;
  const { id, priceItemId, code, name, startsAt, endsAt } = found;
  return {
    id,
    priceItemId,
    code,
    name,
    state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    graceUntil: daysFrom(endsAt, GRACE_DAYS).toISOString(),
  };
}

const findRoom = async (context: Context, personId: number) => ({
  used: await countFreePlaces(context, context.db, personId),
  most: await freeListings(context.db),
});

export const mySubscriptionVerb: Verb<typeof mySubscription> = async (context) => {
  const { id, role, premiumUntil } = await findCaller(context);
  const now = context.now();
  return success({
    subscription: present(await findSubscription(context.db, id), now),
    entitlements: await findEntitlements(context, id),
    freeListings: isMember(role) ? await findRoom(context, id) : null,
    premiumUntil: premiumUntil && premiumUntil > now ? premiumUntil.toISOString() : null,
  });
};

/** As many as an owner looks through. */
const MAX = 200;

export const myPromotionsVerb: Verb<typeof myPromotions> = async (context) => {
  const { db, now } = context;
  const { id } = personOf(context);
  const live = await db
    .select({ id: listings.id, title: listings.title, until: listings.featuredUntil })
    .from(listings)
    .where(and(eq(listings.ownerId, id), eq(listings.status, 'live')))
    .orderBy(desc(listings.id))
    .limit(MAX);
  return success({
    listings: live.map(({ id: propertyid, title, until }) => ({
      propertyid,
      title,
      until: until && until > now() ? until.toISOString() : null,
      daysLeft: daysLeft(until, now()),
    })),
    left: await countLeft(context, db, id, 'promotions'),
    days: PROMOTION_DAYS,
  });
};
