import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '#server/db/schema/index.ts';
import { lapseSubscriptions, remindOfRenewal } from '#server/money/promotions/life.ts';
import { subscriptionPurpose } from '#server/money/promotions/subscription-purpose.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { aPaidOrder, bought, priceItem } from '#tests/api/examples/promotions.ts';

/** The life of a package: what it says and writes down, to the letter. */

const world = dealWorld();
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const DAY_MS = 86_400_000;
afterEach(() => world.context().background.idle());

const inDays = (days: number) => ({
  ...world.context(),
  now: () => new Date(Date.now() + days * DAY_MS),
});

const run = (order: Order, what: 'grant' | 'revoke', days = 0) =>
  asCall(() => world.db().transaction((tx) => subscriptionPurpose[what](inDays(days), tx, order)));

const aPackage = (personId: number, code = 'user-starter', days = 0) =>
  bought(inDays(days), { personId, code });

/** Days from now to the end of a package, and how it stands. */
const standing = async (personId: number) =>
  (
    await world.query(
      `select s.state, i.code, round(extract(epoch from s.ends_at - now()) / 86400)::int as days
       from subscriptions s join price_items i on i.id = s.price_item_id
       where s.person_id = $1 order by s.id`,
      personId,
    )
  ).map(({ state, code, days }) => [state, code, days]);

const dayIn = async (days: number): Promise<string> =>
  (
    await world.query(
      `select to_char((now() at time zone 'Asia/Kolkata')::date + $1::int, 'FMDD Mon YYYY') as day`,
      days,
    )
  )[0].day;

describe('a package', () => {
  test('begins, is extended, renewed in its days of grace, and begins anew after them', async () => {
    const { id: personId } = await world.member();
    const buy = async (days: number) => {
      const order = await aPaidOrder(inDays(days), { personId, code: 'user-starter' });
      const left = await deed(run(order, 'grant', days));
      expect(left).toMatchObject({ told: [], audited: [] });
      return left.happened.map(([, ...line]) => line);
    };
    expect(await buy(0)).toEqual([['begin', 'gateway', 'active']]);
    expect(await buy(0)).toEqual([['extend', 'gateway', 'active']]);
    expect(await standing(personId)).toEqual([['active', 'user-starter', 60]]);
    await lapseSubscriptions(inDays(61));
    expect(await buy(61)).toEqual([['renew', 'gateway', 'active']]);
    expect(await standing(personId)).toEqual([['active', 'user-starter', 90]]);
    expect(await buy(94)).toEqual([
      ['end', 'system', 'ended'],
      ['begin', 'gateway', 'active'],
    ]);
    expect(await standing(personId)).toEqual([
      ['ended', 'user-starter', 90],
      ['active', 'user-starter', 124],
    ]);
  });

  test('is followed by another from its last thirty days on, and says so', async () => {
    const { id: personId } = await world.member();
    const order = await aPackage(personId, 'user-home-finder');
    const { id: priceItemId, purpose } = await priceItem(world.context(), 'user-starter');
    const asked = (days: number) =>
      deed(
        asCall(async () => {
          const request = { personId, purpose, subjectId: null, priceItemId };
          return (await subscriptionPurpose.quote(inDays(days), request)).description;
        }),
      );
    const words = `Your package Home finder package runs until ${await dayIn(90)}. From ${await dayIn(60)} on you can choose another to follow it.`;
    expect((await asked(59.9)).said).toEqual([409, words]);
    expect((await asked(60.1)).said).toEqual([200, 'Starter package']);
    expect((await asked(94)).said).toEqual([200, 'Starter package']);
    const other = await aPaidOrder(world.context(), { personId, code: 'user-starter' });
    expect(await deed(run(other, 'grant'))).toEqual({ said: [409, words], ...NOTHING_DONE });
    expect((await deed(run(order, 'revoke'))).happened.map(([, ...line]) => line)).toEqual([
      ['refund', 'staff', 'refunded'],
    ]);
  });

  test('refunded loses the days that were paid for, and what came before stays', async () => {
    const { id: personId } = await world.member();
    await aPackage(personId, 'user-home-finder');
    const second = await aPackage(personId, 'user-seller', 61);
    expect(await standing(personId)).toEqual([['active', 'user-seller', 180]]);
    expect((await deed(run(second, 'revoke', 62))).happened.map(([, ...line]) => line)).toEqual([
      ['shorten', 'staff', 'active'],
    ]);
    expect(await standing(personId)).toEqual([['active', 'user-home-finder', 90]]);
  });

  test('refunded after another began ends nothing of that', async () => {
    const { id: personId } = await world.member();
    const first = await aPackage(personId);
    await aPackage(personId, 'user-starter', 40);
    expect(await deed(run(first, 'revoke', 41))).toEqual({
      said: [200, 'done'],
      ...NOTHING_DONE,
    });
    expect(await standing(personId)).toEqual([
      ['ended', 'user-starter', 30],
      ['active', 'user-starter', 70],
    ]);
  });

  test('is not sold to an account that is closed', async () => {
    const { id: personId } = await world.member();
    const order = await aPaidOrder(world.context(), { personId, code: 'user-starter' });
    await world.query('update people set deleted_at = now() where id = $1', personId);
    expect(await deed(run(order, 'grant'))).toEqual({
      said: [409, 'This account is closed.'],
      ...NOTHING_DONE,
    });
  });

  test('reminds of its end, lapses and ends, and says so each time', async () => {
    await world.query(
      `update subscriptions set state = 'ended' where state in ('active', 'grace')`,
    );
    const { id: personId } = await world.member();
    await aPackage(personId);
    const at = (days: number, what: typeof remindOfRenewal) =>
      deed(asCall(() => what(inDays(days))));
    const ends = [
      ...[personId, `Your package Starter package ends on ${await dayIn(30)}`],
      ...['Renew it now and the new time is added to what is left.', '/MyPackages'],
    ];
    expect(await at(22.9, remindOfRenewal)).toEqual({ said: [200, '0'], ...NOTHING_DONE });
    for (const days of [23.1, 27.1, 29.1]) {
      expect(await at(days, remindOfRenewal)).toEqual({
        said: [200, '1'],
        ...NOTHING_DONE,
        told: [ends],
      });
      expect((await at(days, remindOfRenewal)).said).toEqual([200, '0']);
    }
    expect((await at(30.1, remindOfRenewal)).said).toEqual([200, '0']);
    expect((await at(29.9, lapseSubscriptions)).said).toEqual([200, '0']);
    const lapsed = await at(30.1, lapseSubscriptions);
    expect(lapsed.told).toEqual([
      [
        ...[personId, 'Your package Starter package has run out'],
        `What is left of it can be used until ${await dayIn(33)}. Renew it until then and nothing is interrupted.`,
        '/MyPackages',
      ],
    ]);
    expect(lapsed.happened.map(([, ...line]) => line)).toEqual([['lapse', 'system', 'grace']]);
    expect((await at(32.9, lapseSubscriptions)).said).toEqual([200, '0']);
    const ended = await at(33.1, lapseSubscriptions);
    expect(ended.told).toEqual([
      [
        ...[personId, 'Your package Starter package has ended'],
        ...['You can choose a new one at any time.', '/MyPackages'],
      ],
    ]);
    expect(ended.happened.map(([, ...line]) => line)).toEqual([['end', 'system', 'ended']]);
  });
});
