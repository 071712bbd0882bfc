import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Coupon } from '#server/db/schema/index.ts';
import { orders } from '#server/db/schema/index.ts';
import { takeCoupon } from '#server/money/prices/coupon.ts';
import { dealWorld, outcomeOf } from '#tests/api/deals/deal-world.ts';
import { anOrder, insertCoupon, insertOrder, insertPerson } from '#tests/builders/index.ts';

const world = dealWorld();

const aCoupon = (overrides: object) =>
  insertCoupon(world.db(), { createdBy: world.parties.staff.id, ...overrides });

const wishOf = (personId: number, { code }: Coupon) => ({
  code,
  personId,
  purpose: 'subscription' as const,
  listPaise: paise(49_900),
});

/** Orders with a coupon, in one transaction with taking it, as an order is made. */
function order(personId: number, coupon: Coupon): Promise<unknown> {
  const context = world.crowded();
  return context.db.transaction(async (tx) => {
    const taken = await takeCoupon(context, tx, wishOf(personId, coupon));
    await tx.insert(orders).values(anOrder({ personId, ...taken }));
  });
}

const doneOf = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'done').length;
const usesOf = async ({ id }: Coupon) =>
  Number((await world.query('select count(*) from orders where coupon_id = $1', id))[0].count);

describe('a coupon wanted by many at once', () => {
  test('is never used more often than it may be', async () => {
    const coupon = await aCoupon({ mostUses: 7 });
    const people = await Promise.all(Array.from({ length: 60 }, () => insertPerson(world.db())));
    const outcomes = await Promise.all(people.map(({ id }) => outcomeOf(order(id, coupon))));
    expect(doneOf(outcomes)).toBe(7);
    expect(await usesOf(coupon)).toBe(7);
  });

  test('is never used more often by one than each may', async () => {
    const coupon = await aCoupon({ mostUses: 100, usesEach: 2 });
    const { id } = await insertPerson(world.db());
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => outcomeOf(order(id, coupon))),
    );
    expect(doneOf(outcomes)).toBe(2);
    expect(await usesOf(coupon)).toBe(2);
  });
});

describe('a use of a coupon', () => {
  const MINUTE_MS = 60_000;
  const runOut = (minutes: number) => ({
    state: 'expired' as const,
    expiresAt: new Date(Date.now() - minutes * MINUTE_MS),
  });

  test.each([
    ['paid', { state: 'paid' as const }, 'invalid'],
    ['waiting', { state: 'open' as const }, 'invalid'],
    ['just run out, when a payment may still arrive', runOut(5), 'invalid'],
    ['long run out', runOut(60), 'done'],
    ['given back', { state: 'returned' as const }, 'done'],
  ])('by an order that is %s', async (_, overrides, outcome) => {
    const coupon = await aCoupon({});
    const { id: personId } = await insertPerson(world.db());
    await insertOrder(world.db(), { personId, couponId: coupon.id, ...overrides });
    expect(await outcomeOf(order(personId, coupon))).toBe(outcome);
  });
});
