import { refundAdminOrder } from '#contract/money/admin-order-steps.ts';
import { getAdminOrder } from '#contract/money/money-admin.ts';
import { cancelOrder } from '#contract/money/payments.ts';
import { saveBilling } from '#contract/money/prices.ts';
import { usePromotion } from '#contract/money/promotions.ts';
import { withdrawEngagement } from '#contract/professionals/engagement-steps.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { lapseSubscriptions } from '#server/money/promotions/index.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { work } from './work.ts';
import { other, type World } from './world.ts';

/** A package is bought, used, and runs out. */
async function* packageOf(
  { stage, priceOf, turnClock, homes }: World,
  who: Player,
  code: string,
  daysAgo: number,
): Story {
  const start = stage.day(-daysAgo, 12);
  yield start;
  await stage.as(who, saveBilling, {
    body: {
      name: who.name,
      address: '14 Prabhat Road, Erandwane, Pune',
      pincode: '411004',
      state: '27',
      gstin: null,
    },
  });
  await stage.pay(who, 'subscription', { priceItemId: priceOf(code) });
  if (code === 'user-seller') {
    yield hoursFrom(start, 2);
    const home = await homes.post(who);
    await stage.as(who, usePromotion, { params: { listingId: home.id } });
  }
  yield stage.ago(1);
  await turnClock(lapseSubscriptions);
}

type Ending = 'open' | 'cancelled' | 'expired' | 'created' | 'twice';

async function* order(
  world: World,
  who: Player,
  { hoursAgo, ends }: { hoursAgo: number; ends: Ending },
): Story {
  const { stage, priceOf, turnClock } = world;
  const start = stage.ago(hoursAgo);
  yield start;
  const priceItemId = priceOf('property-analysis-30');
  const buy = (outcome: Parameters<World['stage']['pay']>[2]) =>
    stage.pay(who, 'propertyAnalysis', { priceItemId, ...outcome });
  if (ends === 'created') {
    await buy({ gatewayAway: true }).catch(() => undefined);
  } else if (ends === 'twice') await buy({ outcome: 'pay-twice' });
  else if (ends === 'open') await buy({ outcome: 'fail' });
  else {
    const orderId = await buy({ outcome: 'drop' });
    if (ends === 'cancelled') {
      yield hoursFrom(start, 0.2);
      await stage.as(who, cancelOrder, { params: { orderId } });
      return;
    }
    yield hoursFrom(start, 30);
    await turnClock();
  }
}

/** What was paid goes back: whole, in part, slowly, or not, as the bank plays it. */
async function* refund(
  { stage, cast, priceOf, turnClock }: World,
  who: Player,
  { daysAgo, amount, isNow }: { daysAgo: number; amount: number; isNow?: 'sent' | 'promised' },
): Story {
  const start = stage.day(-daysAgo, 13);
  yield start;
  const priceItemId = priceOf('property-analysis-30');
  const orderId = await stage.pay(who, 'propertyAnalysis', { priceItemId });
  yield isNow ? stage.begin : hoursFrom(start, 20);
  const reason = 'Bought twice by mistake, as the customer wrote within the hour.';
  await stage.as(cast.admin, refundAdminOrder, {
    params: { orderId },
    body: { amount, refunded: 0, reason },
    cutShort: isNow === 'promised',
  });
  if (isNow) return;
  yield hoursFrom(start, 21);
  await turnClock();
}

/** A fee comes when the work was taken back: it goes back as a whole. */
async function* tooLate(world: World, client: Player, professional: Player): Story {
  const { stage } = world;
  const profession = 'agent';
  const { id: listingId } = await world.homes.post(client);
  const ends = 'accepted';
  const id = yield* work(world, { client, professional, profession, asked: 37, ends, listingId });
  const at = stage.context.now();
  const orderId = await stage.pay(client, 'agentFee', { subjectId: id, outcome: 'drop' });
  yield hoursFrom(at, 0.1);
  const reason = 'We sell it to my cousin now.';
  await stage.as(client, withdrawEngagement, { params: { id }, body: { reason } });
  await stage.playOut(orderId, 'pay');
}

/** A package goes back as a whole, with all that it gives. */
async function* packageBack({ stage, cast, priceOf }: World, who: Player): Story {
  const start = stage.day(-52, 16);
  yield start;
  const orderId = await stage.pay(who, 'subscription', { priceItemId: priceOf('user-starter') });
  yield hoursFrom(start, 30);
  const params = { orderId };
  const { refundable: amount } = await stage.as(cast.admin, getAdminOrder, { params });
  const reason = 'Bought for the wrong account; nothing of it was used.';
  await stage.as(cast.admin, refundAdminOrder, { params, body: { amount, refunded: 0, reason } });
}

/** Packages, orders and refunds in every state. */
export function purchaseStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, lawyer, evaluator, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  return {
    'package of the buyer': packageOf(world, buyer, 'user-home-finder', 40),
    'package of the seller': packageOf(world, seller, 'user-seller', 30),
    'package of the agent': packageOf(world, agent, 'agent-growth', 50),
    'package of the lawyer': packageOf(world, lawyer, 'lawyer-practice', 90),
    'package of the evaluator': packageOf(world, evaluator, 'evaluator-practice', 80),
    'package that ended': packageOf(world, user(1), 'user-starter', 60),
    'package in grace': packageOf(world, user(2), 'user-starter', 31),
    'order open': order(world, buyer, { hoursAgo: 0.1, ends: 'open' }),
    'order cancelled': order(world, buyer, { hoursAgo: 500, ends: 'cancelled' }),
    'order expired': order(world, buyer, { hoursAgo: 900, ends: 'expired' }),
    'order created': order(world, user(3), { hoursAgo: 0.05, ends: 'created' }),
    'order paid twice': order(world, buyer, { hoursAgo: 1_300, ends: 'twice' }),
    'order paid too late': tooLate(world, user(4), other(others.agent, 5)),
    'package given back': packageBack(world, user(8)),
    'refund done': refund(world, buyer, { daysAgo: 66, amount: 100 }),
    'refund slow': refund(world, user(5), { daysAgo: 3, amount: 50.07, isNow: 'sent' }),
    'refund failing': refund(world, user(6), { daysAgo: 8, amount: 50.13 }),
    'refund promised': refund(world, user(7), { daysAgo: 2, amount: 60, isNow: 'promised' }),
    'analysis of the seller': order(world, seller, { hoursAgo: 1_100, ends: 'twice' }),
    'analysis of the agent': order(world, agent, { hoursAgo: 1_000, ends: 'twice' }),
  };
}
