import { beforeAll, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { payments, refunds } from '#server/db/schema/index.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertOrder, stored } from '#tests/builders/index.ts';

const world = dealWorld();
const { parties } = world;

type Overrides = Omit<Parameters<typeof insertOrder>[1], 'personId'>;
const order = (overrides: Overrides) =>
  insertOrder(world.db(), { personId: parties.buyer.id, ...overrides });
const history = async (query = '', by = parties.buyer, of = by) => {
  const path = `/propertysubscription/userpaymenthistory/${of.id}${query}`;
  return (await world.as(by, 'GET', path)).body;
};
const about = ({ data }: { data: { description: string }[] }) =>
  data.map(({ description }) => description);

beforeAll(async () => {
  const context = world.context();
  const day = (text: string) => ({ createdAt: new Date(text) });
  const paid = await order({
    state: 'paid',
    description: 'A package',
    ...day('2026-05-10T18:29:00Z'),
    paidAt: new Date('2026-05-10T18:30:00Z'),
  });
  await context.db.insert(payments).values([
    {
      orderId: paid.id,
      gatewayPaymentId: 'a',
      state: 'failed',
      amountPaise: paise(1),
      at: new Date(),
    },
    {
      orderId: paid.id,
      gatewayPaymentId: 'b',
      state: 'success',
      method: 'upi',
      isGrant: true,
      amountPaise: paid.totalPaise,
      at: new Date(),
    },
  ]);
  await context.db.transaction((tx) => issueInvoice(context, tx, paid));
  const again = await context.db
    .insert(payments)
    .values({
      orderId: paid.id,
      gatewayPaymentId: 'c',
      state: 'success',
      amountPaise: paid.totalPaise,
      at: new Date(),
    })
    .returning();
  await context.db.insert(refunds).values({
    publicId: 'r0',
    orderId: paid.id,
    paymentId: stored(again).id,
    amountPaise: paid.totalPaise,
    reason: 'It was paid already.',
  });
  const refunded = await order({
    state: 'paid',
    purpose: 'promoteProperty',
    description: 'A promotion',
    ...day('2026-05-11T06:00:00Z'),
  });
  const contact = await order({
    state: 'paid',
    purpose: 'ownerContact',
    description: 'A contact',
    ...day('2026-05-12T06:00:00Z'),
  });
  await context.db.insert(refunds).values([
    { publicId: 'r1', orderId: refunded.id, amountPaise: refunded.totalPaise, reason: 'All' },
    {
      publicId: 'r2',
      orderId: contact.id,
      amountPaise: paise(100),
      reason: 'A part',
      state: 'done',
    },
    {
      publicId: 'r3',
      orderId: contact.id,
      amountPaise: paise(100),
      reason: 'Lost',
      state: 'failed',
    },
  ]);
  await order({ state: 'expired', description: 'Never paid', ...day('2026-05-13T06:00:00Z') });
  await order({ state: 'open', description: 'Waits', ...day('2026-05-14T06:00:00Z') });
  await insertOrder(world.db(), { personId: parties.stranger.id, description: 'Another’s' });
});

describe('the payment history', () => {
  test('is told the latest first, with how each came out', async () => {
    const answer = await history();
    expect(answer).toMatchObject({ total: 5, page: 1, pageSize: 20 });
    expect(about(answer)).toEqual(['Waits', 'Never paid', 'A contact', 'A promotion', 'A package']);
    const [waits, never, contact, promotion, pack] = answer.data;
    expect([waits, never, contact, promotion, pack].map(({ standing }) => standing)).toEqual([
      'waiting',
      'unpaid',
      'part_refunded',
      'refunded',
      'paid',
    ]);
    // What was paid once too often goes back, and the package stays paid.
    expect(pack).toMatchObject({ method: 'upi', refunded: 0, creditNotes: [] });
    expect(pack.refunds).toMatchObject([{ amount: 588.82, reason: 'It was paid already.' }]);
    expect(pack.invoice.number).toMatch(/^PS\//);
    expect(contact).toMatchObject({
      refunded: 1,
      refunds: [
        { state: 'done', amount: 1, reason: 'A part' },
        { state: 'failed', amount: 1, reason: 'Lost' },
      ],
    });
  });

  test.each([
    ['standing=paid', ['A package']],
    ['standing=refunded', ['A contact', 'A promotion']],
    ['standing=waiting', ['Waits']],
    ['standing=unpaid', ['Never paid']],
    ['purpose=promoteProperty', ['A promotion']],
    // 18:29 UTC of the 10th is 23:59 in Pune.
    ['to=2026-05-10', ['A package']],
    ['from=2026-05-11&to=2026-05-12', ['A contact', 'A promotion']],
    ['from=2026-05-11&purpose=subscription&standing=waiting', ['Waits']],
  ])('filtered by %s', async (query, expected) => {
    expect(about(await history(`?${query}`))).toEqual(expected);
  });

  test.each(['from=yesterday', 'standing=lost', 'purpose=gift'])('refuses %s', async (query) => {
    expect((await history(`?${query}`)).code).toBe('invalid');
  });

  test('of contacts has only those', async () => {
    const path = `/contact/getpaymenthistory/${parties.buyer.id}`;
    expect(about((await world.as(parties.buyer, 'GET', path)).body)).toEqual(['A contact']);
  });

  test('is its owner’s alone', async () => {
    expect((await history('', parties.stranger, parties.buyer)).code).toBe('not_found');
    expect((await history('', parties.staff, parties.buyer)).code).toBe('not_found');
    expect(about(await history('', parties.stranger))).toEqual(['Another’s']);
    for (const path of [
      `/contact/getpaymenthistory/${parties.buyer.id}`,
      `/propertysubscription/userpaymenthistory/${parties.buyer.id}/csv`,
    ]) {
      expect((await world.as(parties.stranger, 'GET', path)).status).toBe(404);
    }
  });

  test('is handed out as a table, by the same filters', async () => {
    const path = `/propertysubscription/userpaymenthistory/${parties.buyer.id}/csv`;
    const { headers, body } = await world.as(parties.buyer, 'GET', `${path}?standing=paid`);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toMatch(/^attachment;.*payments-[\d-]+\.csv/);
    const lines = (body as string).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^2026-05-11,.*,Package,A package,Paid,499.00,.*,588.82,0.00,upi,PS/);
  });
});
