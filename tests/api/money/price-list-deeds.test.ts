import { expect, test } from 'vitest';
import type { AdminItem } from '#contract/money/price-admin.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { staffDesk } from './staff-desk.ts';

/** What staff do to the price list: what is stored, said and written down, and what is refused why. */

const { desk, asStaff, rowsOf } = staffDesk();
const deed = deedsOf(() => desk().database.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };

const BODY = {
  code: 'user-tried-out',
  purpose: 'subscription',
  role: 'user',
  name: 'New package',
  description: 'A package to be tried out.',
  price: 100,
  validityDays: 30 as number | null,
  grants: { contacts: 5, listings: 0 } as object,
};
type Body = Partial<typeof BODY>;
const { code: _, purpose: __, role: ___, ...TERMS } = BODY;

const adding = (more: object = {}) => asStaff('POST', '/prices', { ...BODY, ...more });
const changing = (id: number, more: Body = {}) =>
  asStaff('POST', `/prices/${id}/change`, { ...TERMS, ...more });
const ending = (id: number) => asStaff('POST', `/prices/${id}/end`);

const listed = async (): Promise<AdminItem[]> => (await asStaff('GET', '/prices')).body.data;
const find = async (code: string) => {
  const item = (await listed()).find((one) => one.code === code);
  const [latest] = item?.versions ?? [];
  if (!item || !latest) throw new Error(`${code} is not on the list`);
  return { ...item, latest };
};
const rowOf = async (id: number) =>
  (
    await rowsOf(
      `select code, purpose, role, name, description, net_paise::int as net, validity_days as days,
         grants, sac, version, place, changed_by as by, valid_from as since, valid_until as until
       from price_items where id = $1`,
      id,
    )
  )[0];
const mostPlace = async () =>
  (await rowsOf('select max(place)::int as place from price_items'))[0].place;

let made = 0;
const added = async (more: object = {}): Promise<number> => {
  const answer = await adding({ code: `tried-out-${made++}`, ...more });
  expect(answer.status).toBe(200);
  return answer.body.data.itemId;
};

test('a new item stands at the end of the list, and what it gives none of is left out', async () => {
  const place = await mostPlace();
  const left = await deed(() => adding());
  const { latest } = await find(BODY.code);
  expect(left).toEqual({
    ...NOTHING_DONE,
    said: [200, 'It is sold from now on.'],
    audited: [['price.add', `price ${latest.id}`, { code: BODY.code, price: 100 }]],
  });
  expect(await rowOf(latest.id)).toEqual({
    code: 'user-tried-out',
    purpose: 'subscription',
    role: 'user',
    name: 'New package',
    description: 'A package to be tried out.',
    net: 100_00,
    days: 30,
    grants: { contacts: 5 },
    sac: '997222',
    version: 1,
    place: place + 1,
    by: desk().staff.id,
    since: expect.any(Date),
    until: null,
  });
});

test('a change is a new version from now on, in the place of the old one, which ends then', async () => {
  const id = await added({ code: 'tried-and-changed' });
  const before = await rowOf(id);
  const left = await deed(() =>
    changing(id, { name: 'Newer package', price: 120.5, grants: { listings: 2, leads: 0 } }),
  );
  const { latest } = await find('tried-and-changed');
  expect(left).toEqual({
    ...NOTHING_DONE,
    said: [200, 'The new version is sold from now on.'],
    audited: [
      [
        'price.change',
        `price ${latest.id}`,
        { code: 'tried-and-changed', version: 2, before: 100, after: 120.5 },
      ],
    ],
  });
  const now = await rowOf(latest.id);
  expect(now).toEqual({
    ...before,
    name: 'Newer package',
    net: 120_50,
    grants: { listings: 2 },
    version: 2,
    since: expect.any(Date),
  });
  expect((await rowOf(id)).until).toEqual(now.since);
  expect((await deed(() => changing(id))).said).toEqual([
    409,
    'Somebody has changed this item. Look at it again.',
  ]);
  const dear = 'Give at least ₹ 1.';
  expect((await deed(() => changing(latest.id, { price: 0 }))).said).toEqual([
    422,
    dear,
    `price: ${dear}`,
  ]);
});

test('what is sold no more ended when it ended, and a change sells it again', async () => {
  const id = await added({ code: 'tried-and-ended' });
  expect(await deed(() => ending(id))).toEqual({
    ...NOTHING_DONE,
    said: [200, 'It is sold no more. A new version puts it back on sale.'],
    audited: [['price.end', `price ${id}`, { code: 'tried-and-ended', version: 1 }]],
  });
  const { until } = await rowOf(id);
  expect(until).not.toBeNull();
  expect(await deed(() => ending(id))).toEqual({
    ...NOTHING_DONE,
    said: [409, 'It is sold no more already.'],
  });
  await changing(id);
  expect((await rowOf(id)).until).toEqual(until);
  const { latest } = await find('tried-and-ended');
  expect(latest).toMatchObject({ version: 2, validUntil: null });
});

test('what everybody has costs nothing, holds for good, is never ended, and may give more', async () => {
  const { latest } = await find('user-free');
  const free = { price: 0, validityDays: null };
  const costs = 'Everybody has this: it costs nothing.';
  expect((await deed(() => changing(latest.id, { ...free, price: 1 }))).said).toEqual([
    422,
    costs,
    `price: ${costs}`,
  ]);
  const ends = 'It holds for good: leave this empty.';
  expect((await deed(() => changing(latest.id, { ...free, validityDays: 30 }))).said).toEqual([
    422,
    ends,
    `validityDays: ${ends}`,
  ]);
  expect(await deed(() => ending(latest.id))).toEqual({
    ...NOTHING_DONE,
    said: [409, 'Everybody has it. Change what it gives instead.'],
  });
  expect((await changing(latest.id, { ...free, grants: { listings: 4 } })).status).toBe(200);
  expect((await find('user-free')).latest).toMatchObject({ price: 0, grants: { listings: 4 } });
});

test('what is not on the list is not found', async () => {
  const none = [404, 'We could not find that item.'];
  expect((await deed(() => changing(2_000_000_000))).said).toEqual(none);
  expect((await deed(() => ending(2_000_000_000))).said).toEqual(none);
});

test('what is sold comes first, by what it is for and then by its place; versions, the latest first', async () => {
  await ending(await added({ purpose: 'ownerContact', role: null, grants: {} }));
  await ending(await added({ purpose: 'subscription' }));
  const last = await added({ purpose: 'ownerContact', role: null, grants: {} });
  const seen = await listed();
  const isSold = ({ versions }: AdminItem) => versions[0]?.validUntil === null;
  const sold = seen.filter(isSold);
  expect(seen.slice(0, sold.length)).toEqual(sold);
  const purposes = (items: AdminItem[]) =>
    items.map(({ purpose }) => purpose).filter((one, i, all) => one !== all[i - 1]);
  expect(purposes(sold)).toEqual([
    'subscription',
    'ownerContact',
    'rentContact',
    'promoteProperty',
    'promoteProfile',
    'propertyAnalysis',
    'agentLead',
    'adCampaign',
  ]);
  expect(purposes(seen.slice(sold.length))).toEqual(['subscription', 'ownerContact']);
  const contacts = sold.filter(({ purpose }) => purpose === 'ownerContact');
  expect(contacts.map(({ code }) => code)).toEqual(['owner-contact', (await rowOf(last)).code]);
  const { versions } = await find('tried-and-changed');
  expect(versions.map(({ version, changedBy }) => [version, changedBy])).toEqual([
    [2, 'Ketaki Phadke'],
    [1, 'Ketaki Phadke'],
  ]);
  expect((await find('owner-contact')).latest).toMatchObject({ version: 1, changedBy: null });
});

test('the first item of an empty list has the first place', async () => {
  await rowsOf('truncate price_items cascade');
  const id = await added();
  expect((await rowOf(id)).place).toBe(1);
});
