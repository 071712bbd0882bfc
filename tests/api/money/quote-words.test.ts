import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { priceOrder } from '#server/money/prices/price-order.ts';
import { purposes } from '#server/money/purposes/index.ts';
import { dealWorld, insertBooking } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { currentPrice, insertCoupon, insertOrder, insertPerson } from '#tests/builders/index.ts';
import { anythingHandler } from './simple-purposes.ts';

/** What something comes to before it is paid, for whom, and why it is refused, to the letter. */

const world = dealWorld();
const { parties, as } = world;
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const NOT_FOUND = 'We could not find that.';
const NOW = new Date();
const fromNow = (ms: number) => new Date(NOW.getTime() + ms);
beforeEach(() => {
  world.context().now = () => NOW;
});
afterEach(() => world.context().background.idle());

const quote = (body: object, by = parties.buyer) => as(by, 'POST', '/subscriptions/quote', body);
const said = async (body: object, by = parties.buyer) => (await deed(() => quote(body, by))).said;
const itemOf = async (code: string) => (await currentPrice(world.db(), code)).id;
const starter = async (more: object = {}) => ({
  purpose: 'subscription',
  priceItemId: await itemOf('user-starter'),
  ...more,
});

describe('a quote', () => {
  test('says all that it comes to, and to whom the invoice is written', async () => {
    const { id } = await insertPerson(world.db(), {
      ...{ firstName: 'Ramesh', lastName: 'Kulkarni', city: 'Pune' },
    });
    const { billing } = await priceOrder(world.context(), {
      ...{ personId: id, purpose: 'subscription', subjectId: null },
      priceItemId: await itemOf('user-starter'),
    });
    expect(billing).toEqual({
      ...{ name: 'Ramesh Kulkarni', address: 'Pune', state: '27', gstin: null },
    });
    const { code } = await insertCoupon(world.db(), { createdBy: parties.staff.id });
    const buyer = await world.member();
    const address = { name: 'Asha Test', address: '12 Baner Road, Pune', pincode: '411045' };
    await as(buyer, 'PUT', '/billing/profile', { ...address, state: '29', gstin: null });
    const body = await starter({ coupon: ` ${code.toLowerCase()} ` });
    expect((await quote(body, buyer)).body.data).toEqual({
      description: 'Starter package',
      amounts: {
        ...{ list: 499, discount: 49.9, net: 449.1 },
        ...{ cgst: 0, sgst: 0, igst: 80.84, total: 529.94 },
      },
      billing: { ...address, state: '29', gstin: null, saved: true },
      sandbox: true,
    });
  });

  test('is of something, of its purpose, for who may buy it', async () => {
    expect(await said({ purpose: 'subscription' })).toEqual([422, 'Choose what you want to buy.']);
    const [priceItemId, profile] = [
      await itemOf('user-starter'),
      await itemOf('promote-profile-30'),
    ];
    expect(await said({ purpose: 'propertyAnalysis', priceItemId })).toEqual([404, NOT_FOUND]);
    expect(await said({ purpose: 'promoteProfile', priceItemId: profile })).toEqual([
      404,
      NOT_FOUND,
    ]);
    expect(await said(await starter({ priceItemId: 2_000_000_000 }))).toEqual([404, NOT_FOUND]);
  });

  test('is none of what nobody sells, and for nobody who is not there', async () => {
    const all = purposes.all();
    onTestFinished(() => purposes.fill(all));
    purposes.fill({ subscription: anythingHandler(() => undefined) });
    const request = { personId: 2_000_000_000, subjectId: null, priceItemId: null };
    for (const purpose of ['subscription', 'agentLead'] as const) {
      const asked = asCall(() => priceOrder(world.context(), { ...request, purpose }));
      expect(await deed(asked)).toEqual({ said: [404, NOT_FOUND], ...NOTHING_DONE });
    }
  });

  test('of what is held for others has neither GST nor codes, and needs no seller', async () => {
    const [buyer, listing] = [await world.member(), await world.aListing()];
    const { id } = await insertBooking(world.context(), { listing, buyer }, { state: 'accepted' });
    const { code } = await insertCoupon(world.db(), { createdBy: parties.staff.id });
    const wanted = { purpose: 'token', subjectId: id };
    const words = 'Codes are for fees of the platform.';
    expect(await said({ ...wanted, coupon: code }, buyer)).toEqual([
      422,
      words,
      `coupon: ${words}`,
    ]);
    expect((await quote(wanted, buyer)).body.data.amounts).toEqual({
      ...{ list: 80_000, discount: 0, net: 80_000, cgst: 0, sgst: 0, igst: 0, total: 80_000 },
    });
    const context = world.context();
    const { env } = context;
    onTestFinished(() => {
      context.env = env;
    });
    context.env = { ...env, NODE_ENV: 'production', PLATFORM_GSTIN: undefined };
    expect((await quote(wanted, buyer)).body.data.amounts.total).toBe(80_000);
    expect(await said(await starter(), buyer)).toEqual([
      ...[503, 'Nothing can be bought just now. Please try again later.'],
    ]);
  });
});

describe('a coupon', () => {
  const aCoupon = (more: object = {}) =>
    insertCoupon(world.db(), { createdBy: parties.staff.id, ...more });
  const tried = async (more: object, by = parties.buyer) => {
    const { code } = await aCoupon(more);
    return said(await starter({ coupon: code }), by);
  };
  const refused = (words: string) => [422, words, `coupon: ${words}`];

  test.each([
    ['that begins now', { startsAt: NOW }, undefined],
    ['that begins in a moment', { startsAt: fromNow(1) }, 'We do not know this code.'],
    ['that has been ended', { ended: true }, 'We do not know this code.'],
    ['that ends in a moment', { endsAt: fromNow(1) }, undefined],
    ['that ends now', { endsAt: NOW }, 'This code has run out.'],
    ['for this and another', { purposes: ['agentLead', 'subscription'] }, undefined],
    ['for another', { purposes: ['agentLead'] }, 'This code is for something else.'],
    ['for nobody', { mostUses: 0 }, 'This code has been used up.'],
    ['for nobody twice', { usesEach: 0 }, 'You have used this code already.'],
  ])('%s is said to be so', async (_, more, words) => {
    expect(await tried(more)).toEqual(words ? refused(words) : [200, expect.any(String)]);
  });

  test('is one’s own as often as each may, and everybody’s as often as all may', async () => {
    const [one, other, third] = [await world.member(), await world.member(), await world.member()];
    const coupon = await aCoupon({ usesEach: 2, mostUses: 3 });
    const body = await starter({ coupon: coupon.code });
    const used = (personId: number) =>
      insertOrder(world.db(), { personId, couponId: coupon.id, state: 'paid' });
    const fits = [200, expect.any(String)];
    await used(one.id);
    expect(await said(body, one)).toEqual(fits);
    await used(one.id);
    expect(await said(body, one)).toEqual(refused('You have used this code already.'));
    expect(await said(body, other)).toEqual(fits);
    await used(other.id);
    expect(await said(body, third)).toEqual(refused('This code has been used up.'));
  });

  test.each([
    ['a third', { percentOff: 33 }, 164.67],
    ['nine tenths', { percentOff: 90 }, 449.1],
    ['all but a rupee of as much', { percentOff: null, paiseOff: paise(499_00) }, 498],
    ['all but a rupee', { percentOff: null, paiseOff: paise(498_00) }, 498],
    ['a paisa less', { percentOff: null, paiseOff: paise(497_99) }, 497.99],
  ])('takes %s off', async (_, off, discount) => {
    const { code } = await aCoupon(off);
    const { amounts } = (await quote(await starter({ coupon: code }))).body.data;
    expect(amounts.discount).toBe(discount);
  });

  test('takes nothing off what costs a rupee or less', async () => {
    const { id } = await currentPrice(world.db(), 'user-starter');
    const set = (netPaise: number) =>
      world.query('update price_items set net_paise = $2 where id = $1', id, netPaise);
    onTestFinished(() => set(499_00).then(() => undefined));
    const { code } = await aCoupon();
    for (const net of [100, 50]) {
      await set(net);
      const { amounts } = (await quote(await starter({ coupon: code }))).body.data;
      expect(amounts).toMatchObject({ list: net / 100, discount: 0, net: net / 100 });
    }
  });
});
