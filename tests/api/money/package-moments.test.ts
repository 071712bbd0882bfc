import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#server/db/schema/index.ts';
import { lapseSubscriptions } from '#server/money/promotions/life.ts';
import { subscriptionPurpose } from '#server/money/promotions/subscription-purpose.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { aPaidOrder, bought, priceItem } from '#tests/api/examples/promotions.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

/** What a package and a promotion are in the very moments in which they end. */

const world = dealWorld();
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T06:30:00.000Z');
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let clock = START;
const inDays = (days: number, ms = 0) => new Date(START.getTime() + days * DAY_MS + ms);
const at = (days: number, ms = 0) => {
  clock = inDays(days, ms);
};
beforeEach(async () => {
  at(0);
  world.context().now = () => clock;
  await world.query(`update subscriptions set state = 'ended' where state in ('active', 'grace')`);
});
afterEach(() => world.context().background.idle());

/** Somebody, with a session of its own for each call: none outlives the weeks that pass here. */
async function someone(role: 'user' | 'agent' = 'user') {
  const { id } = await insertPerson(world.db(), { role });
  const call = async (method: string, path: string) => {
    const { headers } = await aSession(world.db(), id, FAR);
    return world.as({ id, headers }, method, path);
  };
  const mine = async () => (await call('GET', '/propertysubscription/mine')).body.data;
  const buy = (code: string) => bought(world.context(), { personId: id, code });
  return { id, call, mine, buy };
}
const run = (order: Order, what: 'grant' | 'revoke') =>
  asCall(() =>
    world.db().transaction((tx) => subscriptionPurpose[what](world.context(), tx, order)),
  );

describe('a package', () => {
  test('is shown with all its moments, in grace from its end on, and gone when that is over', async () => {
    const { mine, buy } = await someone();
    const order = await buy('user-starter');
    const shown = {
      id: expect.any(Number),
      priceItemId: order.priceItemId,
      code: 'user-starter',
      name: 'Starter package',
      startsAt: START.toISOString(),
      endsAt: inDays(30).toISOString(),
      graceUntil: inDays(33).toISOString(),
    };
    const states = [];
    for (const [days, ms] of [
      [0, 0],
      [30, -1],
      [30, 0],
      [33, -1],
    ] as const) {
      at(days, ms);
      const { subscription } = await mine();
      expect(subscription).toMatchObject(shown);
      expect(Object.keys(subscription)).toHaveLength(8);
      states.push(subscription.state);
    }
    expect(states).toEqual(['active', 'active', 'grace', 'grace']);
    at(33);
    expect(await mine()).toMatchObject({ subscription: null, entitlements: [] });
  });

  test('in grace is over with it, though nothing has written that down', async () => {
    const { mine, buy } = await someone();
    await buy('user-starter');
    at(30);
    expect(await lapseSubscriptions(world.context())).toBe(1);
    expect((await mine()).subscription).toMatchObject({ state: 'grace' });
    at(33);
    expect(await mine()).toMatchObject({ subscription: null });
  });

  test('lapses as it runs out and ends as its grace does, so many at a time', async () => {
    const people = [await someone(), await someone(), await someone()];
    for (const { buy } of people) await buy('user-starter');
    const lapsed = async (most?: number) => {
      await lapseSubscriptions(world.context(), most);
      return (
        await world.query(
          'select state from subscriptions where person_id = any($1)',
          people.map(({ id }) => id),
        )
      ).map(({ state }) => state);
    };
    at(30, -1);
    expect(await lapsed()).toEqual(['active', 'active', 'active']);
    at(30);
    expect((await lapsed(2)).toSorted()).toEqual(['active', 'grace', 'grace']);
    at(33, -1);
    expect(await lapsed()).toEqual(['grace', 'grace', 'grace']);
    at(33);
    expect(await lapsed()).toEqual(['ended', 'ended', 'ended']);
  });

  test('may be followed by another from the moment on that is said', async () => {
    const { id: personId, buy } = await someone();
    await buy('user-home-finder');
    const { id: priceItemId, purpose } = await priceItem(world.context(), 'user-starter');
    const request = { personId, purpose, subjectId: null, priceItemId };
    const asked = asCall(
      async () => (await subscriptionPurpose.quote(world.context(), request)).description,
    );
    at(60, -1);
    expect((await deed(asked)).said).toEqual([
      409,
      'Your package Home finder package runs until 18 Feb 2027. From 19 Jan 2027 on you can choose another to follow it.',
    ]);
    at(60);
    expect((await deed(asked)).said).toEqual([200, 'Starter package']);
  });

  test('given back once it is over, or never paid for, takes nothing', async () => {
    const { id: personId, buy, mine } = await someone();
    const order = await buy('user-starter');
    const unpaid = await aPaidOrder(world.context(), { personId, code: 'user-starter' });
    expect(await deed(run({ ...unpaid, paidAt: null }, 'revoke'))).toEqual({
      said: [200, 'done'],
      ...NOTHING_DONE,
    });
    expect((await mine()).subscription).toMatchObject({ endsAt: inDays(30).toISOString() });
    at(34);
    expect(await lapseSubscriptions(world.context())).toBe(1);
    expect(await deed(run(order, 'revoke'))).toEqual({ said: [200, 'done'], ...NOTHING_DONE });
  });

  test('given back in the moment in which its paid days end is refunded, not shortened', async () => {
    const { id: personId, buy } = await someone();
    await buy('user-starter');
    const second = await buy('user-starter');
    at(30);
    const left = await deed(run(second, 'revoke'));
    expect(left.happened.map(([, ...line]) => line)).toEqual([['refund', 'staff', 'refunded']]);
    expect(
      await world.query('select ends_at as at from subscriptions where person_id = $1', personId),
    ).toEqual([{ at: inDays(30) }]);
  });
});

describe('a promotion', () => {
  test('of a profile is shown until its end, and used anew in that moment', async () => {
    const { id, call, mine, buy } = await someone('agent');
    await buy('agent-growth');
    const use = () => call('POST', '/profilepremium/use');
    expect((await use()).body.data).toEqual({ until: inDays(15).toISOString(), left: 3 });
    expect((await mine()).entitlements[0].uses).toMatchObject([
      { subjectKind: 'profile 2026-11-20', subjectId: id },
    ]);
    at(15, -1);
    expect((await mine()).premiumUntil).toBe(inDays(15).toISOString());
    expect(await deed(use)).toEqual({
      said: [409, 'Promoted until 5 Dec 2026 already. Use another promotion after that.'],
      ...NOTHING_DONE,
    });
    at(15);
    expect((await mine()).premiumUntil).toBe(null);
    expect((await use()).body.data).toEqual({ until: inDays(30).toISOString(), left: 2 });
  });
});
