import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { taxOn, untaxed } from '#domain/money/gst.ts';
import type { Order } from '#server/db/schema/index.ts';
import { cancelOrderVerb } from '#server/money/payments/cancel-order.ts';
import { settle } from '#server/money/payments/settle.ts';
import { startOrder } from '#server/money/payments/start-order.ts';
import { playSandbox, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import type { ModelBooking, ModelInstalment, ModelOrder, ModelPurpose } from './things.ts';
import { type Chance, likely, oneOf, takes, type World } from './world.ts';

type NewOrder = Pick<ModelOrder, 'personId' | 'purpose' | 'subjectId' | 'priceItemId' | 'tax'> & {
  booking?: ModelBooking;
  instalment?: ModelInstalment;
};

const requestOf = (order: Omit<NewOrder, 'tax'> & { key: string }) => ({
  personId: order.personId,
  purpose: order.purpose,
  subjectId: order.subjectId,
  priceItemId: order.priceItemId,
  coupon: null,
  idempotencyKey: order.key,
});

/** Starts an order by several calls at once with one key: they all get the one. */
async function start(world: World, isAllowed: boolean, request: NewOrder): Promise<void> {
  const context = contextOf(world.desk.context, request.personId);
  const key = randomUUID();
  const made: Order[] = [];
  const call = async () => {
    made.push(await startOrder(context, requestOf({ ...request, key })));
  };
  await takes(world, isAllowed, async () => {
    await Promise.all([call(), call()]);
  });
  const [order] = made;
  if (!order) return;
  expect(new Set(made.map(({ publicId }) => publicId)).size).toBe(1);
  expect(order).toMatchObject({ netPaise: request.tax.net, totalPaise: request.tax.total });
  world.model.orders.push({
    ...{ ...request, key, id: order.id, publicId: order.publicId, state: 'open' },
    ...{ expiresAt: order.expiresAt.getTime(), checkedAt: 0, paidAt: 0 },
    ...{ successes: 0, answered: 0, refunds: [] },
  });
}

export async function startFee(world: World, { pick, amount }: Chance): Promise<boolean> {
  const purpose = amount % 2 === 0 ? 'propertyAnalysis' : 'subscription';
  const buyer = oneOf(world.buyers, pick);
  const item = world.desk.items[purpose];
  if (!buyer) return false;
  await start(world, true, {
    ...{ purpose, personId: buyer.id, subjectId: null, priceItemId: item.id },
    tax: taxOn(item.netPaise, buyer.state),
  });
  return true;
}

const startForBooking =
  (purpose: ModelPurpose & ('token' | 'penny')) =>
  async (world: World, chance: Chance): Promise<boolean> => {
    const { model } = world;
    const waits = ({ state, expiresAt }: ModelBooking) =>
      state === 'accepted' && expiresAt > model.now;
    const booking = likely(model.bookings, waits, chance);
    if (!booking) return false;
    const isAllowed = waits(booking) && !(purpose === 'penny' && model.isTested(booking));
    await start(world, isAllowed, {
      ...{ purpose, personId: booking.buyerId, subjectId: booking.id, priceItemId: null, booking },
      tax: untaxed(paise(purpose === 'penny' ? 100 : booking.token)),
    });
    return true;
  };
export const startToken = startForBooking('token');
export const startPenny = startForBooking('penny');

export async function startInstalment(world: World, chance: Chance): Promise<boolean> {
  const { amount } = chance;
  const booking = likely(
    world.model.bookings.filter(({ instalments }) => instalments.length > 0),
    ({ state }) => state === 'paid',
    chance,
  );
  const due = booking?.instalments.filter(({ state }) => state === 'due') ?? [];
  // Mostly the next one, now and then any.
  const instalment =
    amount % 4 > 0 && due.length > 0 ? due[0] : oneOf(booking?.instalments ?? [], amount);
  if (!booking || !instalment) return false;
  const isNext = due[0] === instalment;
  await start(world, isNext && booking.state === 'paid', {
    ...{ purpose: 'instalment', personId: booking.buyerId, subjectId: instalment.id },
    ...{ priceItemId: null, booking, instalment, tax: untaxed(paise(instalment.amount)) },
  });
  return true;
}

/** The same key again is the same order, however it stands. */
export async function startAgain(world: World, { pick }: Chance): Promise<boolean> {
  const order = oneOf(world.model.orders, pick);
  if (!order) return false;
  const again = await startOrder(world.desk.context, requestOf(order));
  expect(again.publicId).toBe(order.publicId);
  return true;
}

const SUCCESSES: Partial<Record<SandboxOutcome, number>> = {
  pay: 1,
  'pay-twice': 2,
  'pay-no-webhook': 1,
  'pay-late-webhook': 1,
};

/** Something happens at the gateway; we have not heard of it. Those that wait come first. */
export const play =
  (outcome: SandboxOutcome) =>
  async (world: World, { pick, amount }: Chance): Promise<boolean> => {
    const { desk, model } = world;
    const running = model.orders.filter(model.isRunning);
    const order = oneOf(amount % 8 > 0 && running.length > 0 ? running : model.orders, pick);
    if (!order) return false;
    await playSandbox(desk.context.db, order.publicId, outcome, { now: desk.context.now() });
    order.successes += SUCCESSES[outcome] ?? 0;
    return true;
  };

export const lately = <T>(things: readonly T[], pick: number): T | undefined =>
  oneOf(things.slice(-12), pick);

/** The payer comes back and looks, on several devices at once. */
export async function refresh(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const news = model.orders.filter(({ successes, answered }) => successes > answered);
  const order = oneOf(news, pick) ?? lately(model.orders, pick);
  if (!order) return false;
  desk.habits.forgets = amount % 5 === 0;
  await Promise.all([1, 2, 3].map(() => settle(desk.context, order.publicId)));
  await desk.context.background.idle();
  model.settled(order);
  desk.habits.forgets = false;
  return true;
}

export async function cancelOrder(world: World, { pick }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const order = lately(model.orders, pick);
  if (!order) return false;
  await takes(world, true, () =>
    cancelOrderVerb(contextOf(desk.context, order.personId), {
      ...{ params: { orderId: order.publicId }, query: {}, body: undefined as never },
    }),
  );
  if (model.isRunning(order)) {
    model.settled(order);
    if (model.isRunning(order)) order.state = 'cancelled';
  }
  return true;
}
