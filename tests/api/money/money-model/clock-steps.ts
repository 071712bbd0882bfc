import { JOBS } from '#server/jobs/jobs.ts';
import { SECOND_MS } from './order-model.ts';
import type { ModelOrder } from './things.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const GRACE_MS = 10 * MINUTE_MS;
const AFTERLIFE_MS = 3 * DAY_MS;

async function runJob({ desk }: World, name: string): Promise<void> {
  const job = JOBS.find((known) => known.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  await job.run(desk.context, new AbortController().signal);
  await desk.context.background.idle();
}

/** The longest unasked first, those never asked for before all: who is first may get what both paid for. */
const byPatience = (a: ModelOrder, b: ModelOrder) => a.checkedAt - b.checkedAt || a.id - b.id;

/** What waits is asked for each half minute, what has ended each hour for three days. */
function ordersSettled({ model }: World): void {
  const { now } = model;
  const waiting = model.orders.filter(
    (order) => model.isRunning(order) && order.checkedAt <= now - MINUTE_MS / 2,
  );
  const ended = model.orders.filter(
    ({ state, expiresAt, checkedAt }) =>
      (state === 'expired' || state === 'cancelled') &&
      expiresAt > now - AFTERLIFE_MS &&
      checkedAt <= now - 60 * MINUTE_MS,
  );
  for (const order of [...waiting.sort(byPatience), ...ended.sort(byPatience)]) {
    model.settled(order);
    if (model.isRunning(order) && order.expiresAt <= now - GRACE_MS) order.state = 'expired';
  }
}

function refundsPursued({ model }: World): void {
  const due = model.orders
    .flatMap(({ refunds }) => refunds)
    .filter(({ state, touchedAt }) => {
      const isOpen = state === 'requested' || state === 'processing';
      return isOpen && touchedAt <= model.now - MINUTE_MS / 2;
    });
  for (const refund of due) {
    refund.touchedAt = model.now;
    if (refund.state === 'requested') model.sent(refund);
    else model.followed(refund);
  }
}

/** A minute passes, and money’s own clock ticks. */
export async function minute(world: World): Promise<boolean> {
  const { desk, model } = world;
  desk.clock.ms += MINUTE_MS + SECOND_MS;
  await runJob(world, 'settle-orders');
  ordersSettled(world);
  await runJob(world, 'pursue-refunds');
  refundsPursued(world);
  await runJob(world, 'return-pennies');
  model.penniesReturned();
  await runJob(world, 'send-payouts');
  model.payoutsSent(Number.POSITIVE_INFINITY);
  model.payoutsFollowed();
  return true;
}

/** So long that whoever has not paid by then no longer can. */
export async function hour(world: World): Promise<boolean> {
  world.desk.clock.ms += 61 * MINUTE_MS;
  await runJob(world, 'settle-orders');
  ordersSettled(world);
  return true;
}

/** So long that bookings are late and requests unanswered. */
export async function fortnight(world: World): Promise<boolean> {
  const { desk, model } = world;
  desk.clock.ms += 15 * DAY_MS;
  await runJob(world, 'expire-releases');
  for (const release of model.releases) {
    if (release.state === 'requested' && release.expiresAt <= model.now) release.state = 'expired';
  }
  return true;
}

/** Until nothing waits any more, so that the next run meets nothing of this one. */
export async function windDown(world: World): Promise<void> {
  await minute(world);
  world.desk.clock.ms += AFTERLIFE_MS + DAY_MS;
  await minute(world);
  await minute(world);
}
