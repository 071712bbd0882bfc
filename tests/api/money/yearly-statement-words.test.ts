import { beforeAll, expect, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { paise } from '#domain/lib/money.ts';
import { identityChecks, payouts, refunds, releases } from '#server/db/schema/index.ts';
import { getYearlyStatementPdfVerb } from '#server/money/papers/yearly-statement.ts';
import { contextOf, dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { insertOrder, stored } from '#tests/builders/index.ts';
import { insertAccount } from './escrow-world.ts';
import { expectInOrder } from './in-order.ts';

/** Which lines stand in the statement of a year, what they say, and the paper made of them. */

const world = dealWorld();
const { parties, as, query } = world;

let payments = 0;
const paidOrder = (personId: number, at: string | null, more: object = {}) =>
  insertOrder(world.db(), {
    ...{ personId, state: 'paid' as const, publicId: `ord_${++payments}` },
    ...{ paidAt: at === null ? null : new Date(at), ...more },
  });
const goesBack = (orderId: number, at: string, more: object = {}) =>
  world
    .db()
    .insert(refunds)
    .values({
      ...{ orderId, publicId: `rf_${++payments}`, state: 'done', reason: 'Not as described.' },
      ...{ amountPaise: paise(50_05), updatedAt: new Date(at), ...more },
    });
async function paidOut(
  { id }: Member,
  subjectKind: 'booking' | 'engagement',
  at: string,
  more: Partial<typeof payouts.$inferInsert> = {},
) {
  const db = world.db();
  const bankAccountId = (await insertAccount(world.context(), id)).id;
  const amountPaise = paise(900_00);
  const release = stored(
    await db
      .insert(releases)
      .values({
        ...{ subjectKind, subjectId: 1, kind: 'release', state: 'paid', amountPaise },
        ...{ payeeId: id, payerId: parties.buyer.id, bankAccountId, expiresAt: new Date(at) },
      })
      .returning(),
  );
  await db.insert(payouts).values({
    ...{ publicId: `po_${++payments}`, releaseId: release.id, personId: id, bankAccountId },
    ...{ amountPaise, state: 'paid', updatedAt: new Date(at), ...more },
  });
}
const kept = (orderId: number, personId: number, number: string, at: string, kind = 'invoice') =>
  query(
    `insert into invoices (number, financial_year, kind, person_id, order_id, issued_at, seller,
       buyer, lines, place_of_supply, net_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     values ($1, '2025-26', $2, $3, $4, $5, '{}', '{}', '[]', '27', 1, 0, 0, 0, 70800)`,
    ...[number, kind, personId, orderId, at],
  );

const linesOf = async (who: Member, year = '2025-26') => {
  const { status, headers, body } = await as(
    who,
    'GET',
    `/profile/statement/${who.id}/${year}/csv`,
  );
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain(`statement-${year}.csv`);
  return String(body).replace('\uFEFF', '').trim().split('\r\n');
};
const HEAD = 'Date,Kind,Description,Number,Amount';

let whole: Member;
let expected: string[];
beforeAll(async () => {
  const [me, other] = [await world.member(), await world.member()];
  whole = me;
  const first = await paidOrder(me.id, '2025-04-10T06:00:00Z');
  await goesBack(first.id, '2025-05-01T06:00:00Z');
  for (const state of ['requested', 'processing', 'failed']) {
    await goesBack(first.id, '2025-05-01T06:00:00Z', { state });
  }
  const back = await paidOrder(me.id, '2025-06-01T06:00:00Z', { state: 'returned' });
  await paidOrder(me.id, '2025-06-02T06:00:00Z', { state: 'cancelled' });
  await paidOrder(me.id, null, { state: 'open' });
  await paidOut(me, 'booking', '2025-07-01T06:00:00Z', { gatewayId: 'bank-1' });
  await paidOut(me, 'engagement', '2025-07-02T06:00:00Z', { publicId: 'po_work' });
  await paidOut(me, 'booking', '2025-07-03T06:00:00Z', { state: 'sent' });
  await paidOut(other, 'booking', '2025-07-03T06:00:00Z');
  const fee = await paidOrder(other.id, '2025-08-01T06:00:00Z');
  await kept(fee.id, me.id, 'PS/25-26/7', '2025-08-02T06:00:00Z');
  await kept(fee.id, me.id, 'PS/CN/7', '2025-08-02T06:00:00Z', 'credit-note');
  await kept(first.id, me.id, 'PS/25-26/8', '2025-08-03T06:00:00Z');
  expected = [
    HEAD,
    `2025-04-10,Paid,Starter package,${first.publicId},588.82`,
    `2025-05-01,Refunded,Starter package: Not as described.,rf_2,50.05`,
    `2025-06-01,Paid,Starter package,${back.publicId},588.82`,
    '2025-07-01,Received,Deal money let go,bank-1,900.00',
    '2025-07-02,Received,"Fee, less the commission",po_work,900.00',
    '2025-08-02,Kept of a fee,Commission with GST,PS/25-26/7,708.00',
  ];
});

test('what was paid, went back, came and was kept stands in it by its day, and nothing else', async () => {
  expect(await linesOf(whole)).toEqual(expected);
  expect(await linesOf(whole, '2024-25')).toEqual([HEAD]);
});

test('a payment that bought nothing is no line, unless its order was returned; nor what was never paid', async () => {
  const me = await world.member();
  const at = '2025-05-01T06:00:00Z';
  const order = await paidOrder(me.id, at);
  await query(
    `insert into payments (order_id, gateway_payment_id, state, amount_paise, is_grant, at)
     values ($1, 'twice', 'success', 100, false, now())`,
    order.id,
  );
  const [{ id: paymentId }] = await query('select max(id)::int as id from payments');
  await goesBack(order.id, '2025-05-02T06:00:00Z', { paymentId, publicId: 'rf_twice' });
  const line = `2025-05-01,Paid,Starter package,${order.publicId},588.82`;
  expect(await linesOf(me)).toEqual([HEAD, line]);
  await query(`update orders set state = 'returned' where id = $1`, order.id);
  expect(await linesOf(me)).toEqual([
    HEAD,
    line,
    '2025-05-02,Refunded,Starter package: Not as described.,rf_twice,50.05',
  ]);
  await query(`update orders set paid_at = null where id = $1`, order.id);
  expect(await linesOf(me)).toEqual([HEAD]);
});

test('a year begins and ends at midnight in Pune, lines of one moment by their numbers', async () => {
  const me = await world.member();
  await paidOrder(me.id, '2022-03-31T23:59:59.999+05:30', { publicId: 'ord_before' });
  await paidOrder(me.id, '2022-04-01T00:00:00+05:30', { publicId: 'ord_b' });
  await paidOrder(me.id, '2022-04-01T00:00:00+05:30', { publicId: 'ord_a' });
  await paidOrder(me.id, '2023-03-31T23:59:59.999+05:30', { publicId: 'ord_last' });
  await paidOrder(me.id, '2023-04-01T00:00:00+05:30', { publicId: 'ord_after' });
  const numbers = async (year: string) =>
    (await linesOf(me, year)).slice(1).map((line) => line.split(',')[3]);
  expect(await numbers('2022-23')).toEqual(['ord_a', 'ord_b', 'ord_last']);
  expect(await numbers('2021-22')).toEqual(['ord_before']);
  expect(await numbers('2023-24')).toEqual(['ord_after']);
});

test('a year whose halves do not belong together is not there, in either form', async () => {
  const status = async (year: string, form: string) =>
    (await as(whole, 'GET', `/profile/statement/${whole.id}/${year}/${form}`)).status;
  for (const form of ['csv', 'pdf']) {
    expect(await status('2025-26', form)).toBe(200);
    expect(await status('2099-00', form)).toBe(200);
    for (const year of ['2025-25', '2025-27', '2025-24'])
      expect(await status(year, form)).toBe(404);
  }
});

const paper = (who: Member, context = world.context()): Promise<Download> =>
  getYearlyStatementPdfVerb(contextOf(context, who.id), {
    ...{ params: { userId: who.id, year: '2025-26' }, query: {} as never, body: {} as never },
  });
const textOf = ({ bytes }: Download) => readPdf(Buffer.from(bytes)).replace(/\s+/g, ' ');

test('the paper has the totals of each kind, then line by line, under whose it is', async () => {
  await world
    .db()
    .insert(identityChecks)
    .values({
      ...{ personId: whole.id, kind: 'pan', state: 'verified', panMasked: 'ABxxxxxx4D' },
      ...{ consent: 'A test', consentAt: new Date() },
    });
  await query(
    `insert into billing_profiles (person_id, name, address, pincode, state)
     values ($1, 'Ramesh Kulkarni', '7 Law College Road, Pune', '411004', '27')`,
    whole.id,
  );
  const file = await paper(whole);
  expect([file.mime, file.fileName]).toEqual(['application/pdf', 'Statement 2025-26.pdf']);
  const text = textOf(file);
  expectInOrder(text, [
    'propertysearch Yearly statement · ',
    'Sandbox sample: no money has moved.',
    'For · ',
    'Ramesh Kulkarni, 7 Law College Road, Pune, 411004 PAN ABxxxxxx4D Financial year · ',
    '2025-26, 1 April to 31 March · ',
    'Totals · ',
    'Paid · भरले ₹ 1,177.64 Refunded · ',
    '₹ 50.05 Received · ',
    '₹ 1,800.00 Kept of a fee · ',
    '₹ 708.00',
    'Line by line · ',
    '10 Apr 2025 Paid · भरले ₹ 588.82 Starter package · ',
    ' · ord_1 1 May 2025 Refunded · ',
    '₹ 50.05 Starter package: Not as described. · ',
    ' · rf_2 1 Jun 2025 Paid',
    '1 Jul 2025 Received · ',
    '₹ 900.00 Deal money let go · ',
    ' · bank-1 2 Jul 2025 Received · ',
    'Fee, less the commission · ',
    ' · po_work 2 Aug 2025 Kept of a fee · ',
    '₹ 708.00 Commission with GST · ',
    ' · PS/25-26/7',
    'Yearly statement 2025-26 of ',
  ]);
  expect(text).not.toContain('Nothing was paid');
});

test('of a year in which nothing moved it says so, and without a checked PAN none', async () => {
  const me = await world.member();
  const { ports } = world.context();
  const real = {
    ...world.context(),
    ports: { ...ports, gateway: { ...ports.gateway, name: 'cashfree' } },
  };
  const text = textOf(await paper(me, real as never));
  expectInOrder(text, [
    'Paid · भरले ₹ 0.00 Refunded',
    'Line by line · ',
    'Nothing was paid or received in this year. · ',
  ]);
  expect(text).not.toContain('PAN');
  expect(text).not.toContain('Sandbox');
});
