import { beforeAll, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { currentPrice, insertCoupon, insertOrder, insertPerson } from '#tests/builders/index.ts';
import { type Payer, paymentDesk } from './payment-desk.ts';

/** An order as staff see it, alone and in the list. */

const desk = paymentDesk();
let staff: Payer;
beforeAll(async () => {
  staff = await desk.aStaff();
});

const get = async (path: string) => (await desk.as(staff, 'GET', `/admin/orders${path}`)).body.data;

test('an order shows who paid what for what, to the letter', async () => {
  const { db } = desk.context();
  const payer = await insertPerson(db, {
    ...{ firstName: 'Meera', lastName: 'Joshi', email: 'meera.joshi@propertysearch.test' },
    role: 'agent',
  });
  const coupon = await insertCoupon(db, { createdBy: staff.id, code: 'MONSOON10' });
  const item = await currentPrice(db, 'user-starter');
  const expiresAt = new Date('2026-03-01T10:30:00Z');
  const createdAt = new Date('2026-03-01T10:00:00Z');
  const order = await insertOrder(db, {
    ...{ personId: payer.id, couponId: coupon.id, priceItemId: item.id },
    ...{ expiresAt, createdAt, listPaise: paise(499_00), discountPaise: paise(49_90) },
    ...{ subjectKind: 'listing', subjectId: 77, gatewayId: 'gw_1' },
  });
  expect(await get(`/${order.publicId}`)).toEqual({
    orderId: order.publicId,
    purpose: 'subscription',
    description: 'Starter package',
    state: 'open',
    payer: {
      ...{ id: payer.id, name: 'Meera Joshi', email: 'meera.joshi@propertysearch.test' },
      role: 'agent',
    },
    total: 529.94,
    refunded: 0,
    hasFailedRefund: false,
    createdAt: '2026-03-01T10:00:00.000Z',
    paidAt: null,
    subjectKind: 'listing',
    subjectId: 77,
    amounts: {
      ...{ list: 499, discount: 49.9, net: 449.1, cgst: 40.42, sgst: 40.42, igst: 0 },
      total: 529.94,
    },
    coupon: 'MONSOON10',
    item: { code: 'user-starter', version: 1 },
    placeOfSupply: 'Maharashtra',
    billing: { name: 'Asha Test', address: 'Baner, Pune 411045', state: '27', gstin: null },
    gatewayId: 'gw_1',
    expiresAt: '2026-03-01T10:30:00.000Z',
    checkedAt: null,
    refundable: 0,
    freeForOne: 0,
    agreed: [],
    ...{ payments: [], refunds: [], papers: [], ledger: [], timeline: [], audit: [] },
  });
});

test('one without coupon, item or name is shown without; a state that is none by its number', async () => {
  const { db } = desk.context();
  const payer = await insertPerson(db, { firstName: '', lastName: '' });
  const order = await insertOrder(db, { personId: payer.id });
  await desk.query(`update orders set place_of_supply = '99' where id = $1`, order.id);
  expect(await get(`/${order.publicId}`)).toMatchObject({
    coupon: null,
    item: null,
    placeOfSupply: '99',
    payer: { name: `Person ${payer.id}` },
  });
});

test('the list says of each order what went back, and is bounded by days in Pune', async () => {
  const { db } = desk.context();
  const payer = await insertPerson(db, { firstName: '', lastName: '' });
  const at = async (createdAt: string) =>
    (await insertOrder(db, { personId: payer.id, createdAt: new Date(createdAt) })).publicId;
  const before = await at('2025-03-09T23:59:59.999+05:30');
  const first = await at('2025-03-10T00:00:00+05:30');
  const last = await at('2025-03-11T23:59:59.999+05:30');
  const after = await at('2025-03-12T00:00:00+05:30');
  const ids = async (query: string) =>
    (await get(`?q=${payer.email}&${query}`)).items.map(
      ({ orderId }: { orderId: string }) => orderId,
    );
  expect(await ids('from=2025-03-10&to=2025-03-11')).toEqual([last, first]);
  expect(await ids('from=2025-03-10')).toEqual([after, last, first]);
  expect(await ids('to=2025-03-11')).toEqual([last, first, before]);
  expect(await ids('purpose=subscription&state=open')).toHaveLength(4);
  expect(await ids('purpose=token')).toEqual([]);
  expect(await ids('state=paid')).toEqual([]);
  const page = await get(`?q=${payer.email}&to=2025-03-11&pageSize=1`);
  expect([page.total, page.items.length]).toEqual([3, 1]);
  expect((await get(`?q=${first}`)).items).toEqual([
    {
      orderId: first,
      purpose: 'subscription',
      description: 'Starter package',
      state: 'open',
      payer: { id: payer.id, name: `Person ${payer.id}`, email: payer.email, role: 'user' },
      total: 588.82,
      refunded: 0,
      hasFailedRefund: false,
      createdAt: '2025-03-09T18:30:00.000Z',
      paidAt: null,
    },
  ]);
});
