import { describe, expect, onTestFinished, test } from 'vitest';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { currentPrice } from '#tests/builders/index.ts';

/** What the price list shows to buyers, how it is filled, and to whom invoices are written. */

const world = dealWorld();
const { parties, as } = world;
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const get = async (path: string) => (await as(parties.buyer, 'GET', path)).body.data;
const codes = async (path: string) => (await get(path)).map(({ code }: { code: string }) => code);

describe('the list', () => {
  test('is of one role or purpose, the smallest first, of what is sold today', async () => {
    expect(await codes('/subscriptions/agent')).toEqual([
      'agent-basic',
      'agent-growth',
      'agent-pro',
    ]);
    expect(await codes('/subscriptions/lawyer')).toEqual(['lawyer-basic', 'lawyer-practice']);
    const promotions = ['promote-property-7', 'promote-property-15', 'promote-property-30'];
    expect(await codes('/prices/promoteProperty')).toEqual(promotions);
    const { id, place } = await currentPrice(world.db(), 'promote-property-7');
    const set = (change: string) =>
      world.query(`update price_items set ${change} where id = $1`, id);
    onTestFinished(() => set(`valid_until = null, place = ${place}`).then(() => undefined));
    await set('place = 1000');
    expect(await codes('/prices/promoteProperty')).toEqual([
      ...['promote-property-15', 'promote-property-30', 'promote-property-7'],
    ]);
    await set('valid_until = now()');
    expect(await codes('/prices/promoteProperty')).toEqual([
      ...['promote-property-15', 'promote-property-30'],
    ]);
    const shown = await get(`/subscriptions/subscriptiondetails/${id}`);
    expect(shown).toMatchObject({ code: 'promote-property-7', currentId: null });
  });

  test('says all of an item, and nothing of one there is not', async () => {
    const { id } = await currentPrice(world.db(), 'user-starter');
    const seller = await currentPrice(world.db(), 'rent-contact');
    const path = '/subscriptions/subscriptiondetails';
    expect(await get(`${path}/${id}`)).toEqual({
      ...{ id, currentId: id, code: 'user-starter', purpose: 'subscription', role: 'user' },
      ...{ name: 'Starter package', description: expect.stringMatching(/\w/) },
      ...{ price: 499, validityDays: 30, grants: { contacts: 5, analysis: 1 } },
    });
    expect(await get(`${path}/${seller.id}`)).toMatchObject({
      ...{ role: null, name: 'Contact for one rented home', validityDays: null, price: 49 },
    });
    expect(await deed(() => as(parties.buyer, 'GET', `${path}/2000000000`))).toEqual({
      said: [404, 'We could not find that.'],
      ...NOTHING_DONE,
    });
  });

  test('gets what it has not, at its place, and keeps what staff have changed', async () => {
    const was = await currentPrice(world.db(), 'agent-leads-20');
    await world.query('delete from price_items where id = $1', was.id);
    const starter = await currentPrice(world.db(), 'user-starter');
    await world.query(`update price_items set name = 'By staff' where id = $1`, starter.id);
    onTestFinished(() =>
      world
        .query('update price_items set name = $2 where id = $1', starter.id, starter.name)
        .then(() => undefined),
    );
    const count = async () =>
      Number((await world.query('select count(*) as n from price_items'))[0].n);
    const before = await count();
    const since = new Date('2026-11-20T06:30:00.000Z');
    await seedPrices(world.db(), since);
    expect(await count()).toBe(before + 1);
    const { id, createdAt, ...now } = await currentPrice(world.db(), 'agent-leads-20');
    const { id: _, createdAt: __, ...old } = was;
    expect(now).toEqual({ ...old, validFrom: since });
    expect(now).toMatchObject({
      ...{ version: 1, purpose: 'agentLead', role: null, name: '20 leads' },
      ...{ netPaise: 2_499_00, validityDays: 120, grants: { leads: 20 }, changedBy: null },
    });
    expect(await currentPrice(world.db(), 'user-starter')).toMatchObject({ name: 'By staff' });
    await seedPrices(world.db(), since);
    expect(await count()).toBe(before + 1);
  });
});

test('billing details are saved, changed, and shown as saved', async () => {
  const someone = await world.member();
  const save = (body: object) => () => as(someone, 'PUT', '/billing/profile', body);
  const first = { name: 'Asha Test', address: '12 Baner Road, Pune', pincode: '411045' };
  const saved = { said: [200, 'Your billing details are saved.'], ...NOTHING_DONE };
  const standIn = (await as(someone, 'GET', '/billing/profile')).body.data;
  expect(standIn).toMatchObject({ state: '27', gstin: null, pincode: '', saved: false });
  expect(await deed(save({ ...first, state: '27', gstin: null }))).toEqual(saved);
  const next = { ...first, name: 'Asha and Sons', state: '29', gstin: '29ABCDE1234F1ZW' };
  expect(await deed(save(next))).toEqual(saved);
  expect((await save(next)()).body.data).toEqual({ ...next, saved: true });
  expect((await as(someone, 'GET', '/billing/profile')).body.data).toEqual({
    ...next,
    saved: true,
  });
});
