import { expect, onTestFinished, test } from 'vitest';
import { deedsOf } from '#tests/api/deeds.ts';
import { insertCoupon, insertOrder, insertPerson } from '#tests/builders/index.ts';
import { staffDesk } from './staff-desk.ts';

/** What staff do to coupons: what is stored, said and written down, and when each can be used. */

const { desk, asStaff, rowsOf } = staffDesk();
const deed = deedsOf(() => desk().database.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };

const BODY = {
  code: 'DIWALI25',
  kind: 'percent',
  off: 25,
  purposes: ['propertyAnalysis'],
  startsOn: '2026-01-01',
  endsOn: '2099-12-31',
  mostUses: 10,
  usesEach: 2,
};
const adding = (more: object = {}) => asStaff('POST', '/coupons', { ...BODY, ...more });
const ending = (id: number) => asStaff('POST', `/coupons/${id}/end`);

const newest = async () =>
  (
    await rowsOf(
      `select id, code, percent_off, paise_off::int, purposes, starts_at, ends_at, ended, most_uses,
         uses_each, created_by from coupons order by id desc limit 1`,
    )
  )[0];

/** The clock stands, at a moment of Pune’s. */
function at(moment: string) {
  const { context } = desk();
  const { now } = context;
  onTestFinished(() => {
    context.now = now;
  });
  context.now = () => new Date(`${moment}+05:30`);
}

test('a coupon for a percentage holds from its first day in Pune to the end of its last', async () => {
  const left = await deed(() => adding());
  const { id, ...row } = await newest();
  expect(left).toEqual({
    ...NOTHING_DONE,
    said: [200, 'DIWALI25 can be used.'],
    audited: [['coupon.add', `coupon ${id}`, BODY]],
  });
  expect(row).toEqual({
    code: 'DIWALI25',
    percent_off: 25,
    paise_off: null,
    purposes: ['propertyAnalysis'],
    starts_at: new Date('2026-01-01T00:00:00+05:30'),
    ends_at: new Date('2100-01-01T00:00:00+05:30'),
    ended: false,
    most_uses: 10,
    uses_each: 2,
    created_by: desk().staff.id,
  });
});

test('a coupon for an amount takes off rupees, of everything', async () => {
  const answer = await adding({ code: 'flat50', kind: 'rupees', off: 50.5, purposes: [] });
  expect([answer.status, answer.body.message]).toEqual([200, 'FLAT50 can be used.']);
  const row = await newest();
  expect(answer.body.data).toEqual({ couponId: row.id });
  expect(row).toMatchObject({ percent_off: null, paise_off: 50_50, purposes: [] });
});

test('a code that is there and a day that is over are refused at their fields', async () => {
  await adding({ code: 'TWICE1' });
  const there = 'There is a coupon with this code already.';
  expect(await deed(() => adding({ code: 'TWICE1' }))).toEqual({
    ...NOTHING_DONE,
    said: [422, there, `code: ${there}`],
  });
  at('2026-03-10T00:00:00');
  const over = 'This day is over.';
  expect(await deed(() => adding({ code: 'LATE01', endsOn: '2026-03-09' }))).toEqual({
    ...NOTHING_DONE,
    said: [422, over, `endsOn: ${over}`],
  });
  expect((await adding({ code: 'LATE01', endsOn: '2026-03-10' })).status).toBe(200);
});

test('a coupon is ended once, and one that is not there is not found', async () => {
  const { couponId } = (await adding({ code: 'ENDED1' })).body.data;
  await adding({ code: 'STAYS1' });
  expect(await deed(() => ending(couponId))).toEqual({
    ...NOTHING_DONE,
    said: [200, 'The coupon can be used no more.'],
    audited: [['coupon.end', `coupon ${couponId}`, { code: 'ENDED1' }]],
  });
  expect(await rowsOf(`select code from coupons where ended`)).toEqual([{ code: 'ENDED1' }]);
  expect(await deed(() => ending(couponId))).toEqual({
    ...NOTHING_DONE,
    said: [409, 'It has been ended already.'],
  });
  expect((await deed(() => ending(2_000_000_000))).said).toEqual([
    404,
    'We could not find that coupon.',
  ]);
});

test('the list says what each took off, in paid orders alone, and how each stands', async () => {
  const { context, database, staff } = desk();
  const { db } = database;
  const now = new Date();
  const clock = context.now;
  onTestFinished(() => {
    context.now = clock;
  });
  context.now = () => now;
  const hour = 3_600_000;
  const from = (ms: number) => new Date(now.getTime() + ms);
  const dates = { startsAt: from(-hour), endsAt: from(hour) };
  const coupon = (more: object) => insertCoupon(db, { createdBy: staff.id, ...dates, ...more });
  const before = (await asStaff('GET', '/coupons')).body.data.total;
  const made = {
    now: await coupon({ startsAt: now, purposes: ['token'], mostUses: 3, usesEach: 2 }),
    later: await coupon({ startsAt: from(1) }),
    run_out: await coupon({ endsAt: now }),
    used_up: await coupon({ mostUses: 2, percentOff: null, paiseOff: 20_50 }),
    ended: await coupon({ ended: true, endsAt: now }),
  };
  const { id: personId } = await insertPerson(db);
  const used = (couponId: number, discountPaise: number, state: 'paid' | 'open') =>
    insertOrder(db, {
      ...{ personId, couponId, state },
      ...(state === 'paid' && { paidAt: now }),
      discountPaise: discountPaise as never,
    });
  await used(made.now.id, 10_00, 'paid');
  await used(made.now.id, 5_50, 'paid');
  await used(made.now.id, 99_00, 'open');
  await used(made.used_up.id, 20_50, 'paid');
  await used(made.used_up.id, 20_50, 'paid');
  const { items, total } = (await asStaff('GET', '/coupons')).body.data;
  expect(total).toBe(before + 5);
  expect(
    items
      .slice(0, 5)
      .map(({ code, standing, uses, given }: Record<string, unknown>) => [
        code,
        standing,
        uses,
        given,
      ]),
  ).toEqual([
    [made.ended.code, 'ended', 0, 0],
    [made.used_up.code, 'used_up', 2, 41],
    [made.run_out.code, 'run_out', 0, 0],
    [made.later.code, 'later', 0, 0],
    [made.now.code, 'now', 2, 15.5],
  ]);
  expect(items[1]).toMatchObject({ percentOff: null, rupeesOff: 20.5 });
  expect(items[4]).toEqual({
    id: made.now.id,
    code: made.now.code,
    percentOff: 10,
    rupeesOff: null,
    purposes: ['token'],
    startsAt: now.toISOString(),
    endsAt: from(hour).toISOString(),
    mostUses: 3,
    usesEach: 2,
    uses: 2,
    given: 15.5,
    standing: 'now',
  });
});
