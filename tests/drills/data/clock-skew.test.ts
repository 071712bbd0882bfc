import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { type Clock, followClock } from '#server/db/clock.ts';
import { acceptBidVerb } from '#server/deals/bids/accept-bid.ts';
import { expireBids } from '#server/deals/bids/expire.ts';
import { openContext } from '#server/hosts/compose.ts';
import { ASKING, contextOf, dealWorld, insertBid, outcomeOf } from '#tests/api/deals/deal-world.ts';

const MINUTE_MS = 60_000;
/** By how much the clocks of two nodes are off. */
const NODES = { ahead: 10 * MINUTE_MS, behind: -10 * MINUTE_MS };
type NodeName = keyof typeof NODES;
const LIMIT = { calls: 2, seconds: 60 };

const world = dealWorld();
const clocks: Clock[] = [];
const nodes = new Map<NodeName, Context>();

/** What a node does while its own clock is off. */
function on<Result>(name: NodeName, task: (context: Context) => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NODES[name] });
  const context = nodes.get(name) ?? world.context();
  return task(context).finally(() => vi.useRealTimers());
}

beforeAll(async () => {
  const { db, env, log } = world.context();
  for (const name of ['ahead', 'behind'] as const) {
    await on(name, async () => {
      const clock = await followClock(db);
      clocks.push(clock);
      nodes.set(name, openContext(db, env, log, clock.now));
    });
  }
});
afterAll(async () => {
  for (const clock of clocks) await clock.stop();
});

const bidThatEnds = async (inMs: number) => {
  const listing = await world.aListing();
  const expiresAt = new Date(Date.now() + inMs);
  return insertBid(world.context(), { listing, buyer: world.parties.buyer }, { expiresAt });
};
const stateOf = async (id: number) =>
  (await world.query('select state from bids where id = $1', id))[0]?.state;
const accept = (context: Context, id: number) =>
  outcomeOf(
    acceptBidVerb(contextOf(context, world.parties.owner.id), {
      params: { id },
      query: {} as never,
      body: { amount: ASKING },
    }),
  );

test('a node whose clock is ahead ends no bid early', async () => {
  const { id } = await bidThatEnds(5 * MINUTE_MS);
  await on('ahead', expireBids);
  expect(await stateOf(id)).toBe('placed');
  expect(await on('ahead', (context) => accept(context, id))).toBe('done');
});

test('a node whose clock is behind accepts no bid that is over', async () => {
  const { id } = await bidThatEnds(-5 * MINUTE_MS);
  expect(await on('behind', (context) => accept(context, id))).toBe('conflict');
  await on('behind', expireBids);
  expect(await stateOf(id)).toBe('expired');
});

test.each([
  ['ahead', 'behind'],
  ['behind', 'ahead'],
] as const)(
  'a limit used up on a node that is %s is used up on one that is %s, and nobody waits longer than it lasts',
  async (first, second) => {
    const spend = (name: NodeName) =>
      on(name, ({ limits }) => limits.spend('drill', `from ${first}`, LIMIT));
    await spend(first);
    await spend(first);
    const refusal = await spend(second).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'rate_limited' });
    const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(LIMIT.seconds);
  },
);

test('a step of a machine’s clock moves no deadline', async () => {
  const before = nodes.get('ahead')?.now().getTime() ?? 0;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * MINUTE_MS });
  const after = nodes.get('ahead')?.now().getTime() ?? 0;
  vi.useRealTimers();
  expect(after - before).toBeGreaterThanOrEqual(0);
  expect(after - before).toBeLessThan(MINUTE_MS);
});
