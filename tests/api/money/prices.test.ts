import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { PRICED_PURPOSES } from '#domain/money/purpose.ts';
import { priceItems } from '#server/db/schema/index.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { currentPrice, insertCoupon } from '#tests/builders/index.ts';

const world = dealWorld();
const { parties } = world;

const quote = (body: object, by = parties.buyer) =>
  world.as(by, 'POST', '/subscriptions/quote', body);
const bill = (body: object, by = parties.buyer) => world.as(by, 'PUT', '/billing/profile', body);
const address = { name: 'Asha Test', address: '12 Baner Road, Pune', pincode: '411045' };

describe('the price list', () => {
  test('has something for every priced purpose, and two packages or more for every role', async () => {
    for (const purpose of PRICED_PURPOSES) {
      const { body } = await world.as(parties.buyer, 'GET', `/prices/${purpose}`);
      expect(body.data.length, purpose).toBeGreaterThan(0);
    }
    for (const role of SIGN_UP_ROLES) {
      const { body } = await world.as(parties.buyer, 'GET', `/subscriptions/${role}`);
      expect(body.data.length, role).toBeGreaterThanOrEqual(2);
      for (const item of body.data) {
        expect(item).toMatchObject({ purpose: 'subscription', role });
        expect(Object.keys(item.grants).length).toBeGreaterThan(0);
      }
    }
    expect((await world.as(parties.buyer, 'GET', '/subscriptions/admin')).status).toBe(422);
  });

  test('is put into an empty table only', async () => {
    const count = async () => (await world.query('select count(*) from price_items'))[0].count;
    const before = await count();
    await Promise.all([1, 2, 3].map(() => seedPrices(world.db(), new Date())));
    expect(await count()).toBe(before);
  });

  test('leads from a version of the past to the one of today, and sells that only', async () => {
    const old = await currentPrice(world.db(), 'property-analysis-30');
    await world
      .db()
      .update(priceItems)
      .set({ validUntil: new Date() })
      .where(eq(priceItems.id, old.id));
    const { id: _, ...next } = old;
    await world
      .db()
      .insert(priceItems)
      .values({ ...next, version: 2, netPaise: paise(49_900) });
    const today = await currentPrice(world.db(), 'property-analysis-30');

    const path = `/subscriptions/subscriptiondetails/${old.id}`;
    const { body } = await world.as(parties.buyer, 'GET', path);
    expect(body.data).toMatchObject({ id: old.id, price: 399, currentId: today.id });
    const request = { purpose: 'propertyAnalysis', priceItemId: old.id };
    const refused = await quote(request);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/price has changed/);
    expect((await quote({ ...request, priceItemId: today.id })).body.data.amounts.list).toBe(499);
  });
});

describe('billing details', () => {
  test('stand in by name and Maharashtra until some are saved', async () => {
    const someone = await world.member();
    const { body } = await world.as(someone, 'GET', '/billing/profile');
    expect(body.data).toMatchObject({ state: '27', gstin: null, pincode: '', saved: false });
    expect((await bill({ ...address, state: '27', gstin: '' }, someone)).status).toBe(200);
    const saved = await world.as(someone, 'GET', '/billing/profile');
    expect(saved.body.data).toEqual({ ...address, state: '27', gstin: null, saved: true });
  });

  test.each([
    ['a GSTIN with a wrong check sign', { state: '27', gstin: '27AAAAA0000A1Z3' }, 'gstin'],
    ['a GSTIN of another state', { state: '29', gstin: '27AAAAA0000A1Z2' }, 'gstin'],
    ['a state there is not', { state: '99', gstin: null }, 'state'],
    ['a PIN code that begins with 0', { state: '27', gstin: null, pincode: '011045' }, 'pincode'],
  ])('refuse %s, at its field', async (_, wrong, field) => {
    const { status, body } = await bill({ ...address, ...wrong });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  test('decide which GST applies', async () => {
    const someone = await world.member();
    const { id: priceItemId } = await currentPrice(world.db(), 'user-starter');
    const request = { purpose: 'subscription', priceItemId };
    const home = await quote(request, someone);
    expect(home.body.data.amounts).toEqual({
      list: 499,
      discount: 0,
      net: 499,
      cgst: 44.91,
      sgst: 44.91,
      igst: 0,
      total: 588.82,
    });
    await bill({ ...address, state: '29', gstin: '29ABCDE1234F1ZW' }, someone);
    const away = await quote(request, someone);
    expect(away.body.data.amounts).toMatchObject({ cgst: 0, sgst: 0, igst: 89.82, total: 588.82 });
    expect(away.body.data.billing).toMatchObject({ gstin: '29ABCDE1234F1ZW', saved: true });
  });
});

describe('what a role may be quoted', () => {
  test('is its own: an agent’s package is nothing for a buyer', async () => {
    const { id: priceItemId } = await currentPrice(world.db(), 'agent-pro');
    expect((await quote({ purpose: 'subscription', priceItemId })).status).toBe(404);
    expect((await quote({ purpose: 'agentLead', priceItemId })).status).toBe(404);
  });
});

describe('a coupon', () => {
  const starter = async (coupon: string) => ({
    purpose: 'subscription',
    priceItemId: (await currentPrice(world.db(), 'user-starter')).id,
    coupon,
  });
  const createdBy = () => parties.staff.id;

  test('is taken off before GST, in percent or rupees', async () => {
    const tenth = await insertCoupon(world.db(), { createdBy: createdBy() });
    const typed = await quote(await starter(tenth.code.toLowerCase()));
    expect(typed.body.data.amounts).toMatchObject({ list: 499, discount: 49.9, net: 449.1 });
    const fixed = { createdBy: createdBy(), percentOff: null, paiseOff: paise(10_000) };
    const hundred = await insertCoupon(world.db(), fixed);
    const { body } = await quote(await starter(hundred.code));
    expect(body.data.amounts).toMatchObject({ discount: 100, net: 399, total: 470.82 });
  });

  test('leaves a rupee to pay', async () => {
    const huge = { createdBy: createdBy(), percentOff: null, paiseOff: paise(10_000_000) };
    const { code } = await insertCoupon(world.db(), huge);
    const { body } = await quote(await starter(code));
    expect(body.data.amounts).toMatchObject({ discount: 498, net: 1, total: 1.18 });
  });

  test.each([
    ['over', { endsAt: new Date(Date.now() - 1_000) }, /run out/],
    ['ended by staff', { ended: true }, /do not know/],
    ['not begun', { startsAt: new Date(Date.now() + 60_000) }, /do not know/],
    ['for something else', { purposes: ['agentLead'] }, /something else/],
    ['used up', { mostUses: 0 }, /used up/],
  ])('that is %s is refused at its field', async (_, overrides, words) => {
    const { code } = await insertCoupon(world.db(), { createdBy: createdBy(), ...overrides });
    const { status, body } = await quote(await starter(code));
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe('coupon');
    expect(body.message).toMatch(words);
  });

  test('nobody made is refused', async () => {
    expect((await quote(await starter('NEVERMADE'))).body.message).toMatch(/do not know/);
  });
});
