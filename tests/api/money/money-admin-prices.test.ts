import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminItem } from '#contract/money/price-admin.ts';
import { newMobile } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { staffDesk } from './staff-desk.ts';

const { desk, asStaff, rowsOf } = staffDesk();

let buyer: { authorization: string };
beforeAll(async () => {
  const { db } = desk().database;
  const { id } = await insertPerson(db, { mobile: newMobile() });
  buyer = (await aSession(db, id)).headers;
});

const asBuyer = (path: string, body: object) => desk().api('POST', `/api${path}`, body, buyer);

const find = async (code: string): Promise<AdminItem> =>
  (await asStaff('GET', '/prices')).body.data.find((item: AdminItem) => item.code === code);

const latest = async (code: string) => {
  const [version] = (await find(code)).versions;
  if (!version) throw new Error(`${code} has no version`);
  return version;
};

const termsOf = ({ name, description, price, validityDays, grants }: AdminItem['versions'][0]) => ({
  name,
  description,
  price,
  validityDays,
  grants,
});

const CODE = 'property-analysis-30';

describe('the price list', () => {
  test('keeps its history: a new price is a new version, and the old one is refused', async () => {
    const before = await latest(CODE);
    const answer = await asStaff('POST', `/prices/${before.id}/change`, {
      ...termsOf(before),
      price: 449.5,
    });
    expect(answer.status).toBe(200);
    const { versions } = await find(CODE);
    expect(versions).toHaveLength(2);
    const [now, then] = versions;
    expect(now).toMatchObject({ version: 2, price: 449.5, validUntil: null });
    expect(now?.changedBy).toBe('Ketaki Phadke');
    expect(then).toMatchObject({ ...termsOf(before), version: 1, validUntil: now?.validFrom });

    const request = { purpose: 'propertyAnalysis', idempotencyKey: randomUUID() };
    const stale = await asBuyer('/contact/create', { ...request, priceItemId: before.id });
    expect(stale.status).toBe(409);
    expect(stale.body.message).toBe('The price has changed. Reload the page to see the new one.');
    const fresh = await asBuyer('/contact/create', { ...request, priceItemId: now?.id });
    expect(fresh.status).toBe(200);
    expect(fresh.body.data.amounts.list).toBe(449.5);
  });

  test('of changes at once, one is made', async () => {
    const before = await latest('rent-contact');
    const change = (price: number) =>
      asStaff('POST', `/prices/${before.id}/change`, { ...termsOf(before), price });
    const answers = await Promise.all([51, 52, 53, 54, 55, 56].map(change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await find('rent-contact')).versions).toHaveLength(2);
    expect((await asStaff('POST', `/prices/${before.id}/end`)).status).toBe(409);
  });

  test('what has ended cannot be bought, until a new version puts it on sale again', async () => {
    const item = await latest('agent-leads-5');
    expect((await asStaff('POST', `/prices/${item.id}/end`)).status).toBe(200);
    expect((await asStaff('POST', `/prices/${item.id}/end`)).status).toBe(409);
    const listed = async () =>
      (await desk().api('GET', '/api/prices/agentLead')).body.data.map(
        ({ code }: AdminItem) => code,
      );
    expect(await listed()).not.toContain('agent-leads-5');
    const again = await asStaff('POST', `/prices/${item.id}/change`, termsOf(item));
    expect(again.status).toBe(200);
    expect(await listed()).toContain('agent-leads-5');
  });

  test('what could be paid for and give nothing is refused at its field', async () => {
    const add = (more: object) =>
      asStaff('POST', '/prices', {
        code: 'user-new',
        purpose: 'subscription',
        role: 'user',
        name: 'New package',
        description: 'A package to be tried out.',
        price: 100,
        validityDays: 30,
        grants: { contacts: 5 },
        ...more,
      });
    const fieldOf = async (more: object) => (await add(more)).body.errors?.[0]?.path;
    expect(await fieldOf({ validityDays: null })).toBe('validityDays');
    expect(await fieldOf({ grants: {} })).toBe('grants.contacts');
    expect(await fieldOf({ role: null })).toBe('role');
    expect(await fieldOf({ purpose: 'ownerContact' })).toBe('role');
    expect(await fieldOf({ price: 0.5 })).toBe('price');
    expect(await fieldOf({ code: 'owner-contact' })).toBe('code');
    expect((await add({})).status).toBe(200);
    expect(await fieldOf({})).toBe('code');
    expect(await find('user-new')).toMatchObject({
      role: 'user',
      versions: [{ version: 1, price: 100, grants: { contacts: 5 } }],
    });
    expect(
      await rowsOf(`select actor_id, action from audit_log where action = 'price.add'`),
    ).toEqual([{ actor_id: desk().staff.id, action: 'price.add' }]);
  });
});

describe('coupons', () => {
  const body = {
    code: 'diwali25',
    kind: 'percent',
    off: 25,
    purposes: ['propertyAnalysis'],
    startsOn: '2026-01-01',
    endsOn: '2099-12-31',
    mostUses: 10,
    usesEach: 2,
  };

  test('are made, used, listed and ended', async () => {
    const made = await asStaff('POST', '/coupons', body);
    expect(made.status).toBe(200);
    const { id } = await latest(CODE);
    const quote = () =>
      asBuyer('/subscriptions/quote', {
        purpose: 'propertyAnalysis',
        priceItemId: id,
        coupon: 'DIWALI25',
      });
    const { amounts } = (await quote()).body.data;
    expect(amounts.discount).toBeCloseTo(amounts.list / 4, 2);
    expect((await asStaff('GET', '/coupons')).body.data.items[0]).toMatchObject({
      code: 'DIWALI25',
      percentOff: 25,
      rupeesOff: null,
      uses: 0,
      standing: 'now',
    });
    const end = () => asStaff('POST', `/coupons/${made.body.data.couponId}/end`);
    const ended = await Promise.all([end(), end()]);
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await quote()).status).toBe(422);
    expect((await asStaff('GET', '/coupons')).body.data.items[0].standing).toBe('ended');
  });

  test('that make no sense are refused at their field', async () => {
    const fieldOf = async (more: object) =>
      (await asStaff('POST', '/coupons', { ...body, code: 'OTHER1', ...more })).body.errors?.[0]
        ?.path;
    expect(await fieldOf({ off: 91 })).toBe('off');
    expect(await fieldOf({ off: 10.5 })).toBe('off');
    expect(await fieldOf({ endsOn: '2025-01-01' })).toBe('endsOn');
    expect(await fieldOf({ startsOn: '2020-01-01', endsOn: '2020-01-02' })).toBe('endsOn');
    expect(await fieldOf({ code: 'a b' })).toBe('code');
    expect(await fieldOf({ code: 'diwali25' })).toBe('code');
  });
});
