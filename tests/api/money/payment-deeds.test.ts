import { expect, test } from 'vitest';
import { type Paise, paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { post } from '#server/money/ledger/index.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { settle } from '#server/money/payments/settle.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { paymentDesk, TOTAL_PAISE } from './payment-desk.ts';
import { soldOut } from './simple-purposes.ts';

/** What payments and refunds tell their payer and write down, to the letter. */

const desk = paymentDesk();
const deed = deedsOf(() => desk.context().db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const DONE = [200, 'done'];

/** What goes on afterwards such a call waits for, too. */
const answered = (verb: () => Promise<unknown>) =>
  asCall(async () => {
    await verb();
    await desk.context().background.idle();
  })();

const refund = (orderId: number, amount: number) => () =>
  answered(() =>
    desk.context().db.transaction((tx) =>
      refundOrder(desk.context(), tx, {
        orderId,
        amountPaise: amount as Paise,
        reason: 'Not as described.',
      }),
    ),
  );
const settled = (orderId: string) => () => answered(() => settle(desk.context(), orderId));

async function aPaidOrder() {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay-no-webhook');
  await settle(desk.context(), orderId);
  const order = await desk.rowOf(orderId);
  const [invoice] = await desk.query<{ number: string }>(
    'select number from invoices where order_id = $1',
    order.id,
  );
  return { orderId, ...order, invoice: invoice?.number };
}

const newest = async (table: string): Promise<Record<string, never>> =>
  (await desk.query(`select * from ${table} order by id desc limit 1`))[0] as never;

/** Lines of the books about one order, with what they are of. */
const memosOf = (orderId: string) =>
  desk.query(
    `select reference_kind, kind, memo from ledger_transactions where memo like $1 order by id`,
    `%${orderId}%`,
  );

test('paid twice: the first buys, the other goes back, and all of it is said', async () => {
  const orderId = await desk.anOrder();
  const { id, personId } = await desk.rowOf(orderId);
  await desk.play(orderId, 'pay-twice');
  const left = await deed(settled(orderId));
  const [refunded, invoice] = [await newest('refunds'), await newest('invoices')];
  const paid = { purpose: 'propertyAnalysis', amountPaise: TOTAL_PAISE };
  const why = 'It was paid already.';
  expect(left).toEqual({
    said: DONE,
    told: [
      [
        'Your payment goes back to you',
        `₹ 1,178.83 for Property analysis for a month go back the way they came. ${why}`,
        '/PaymentHistory',
      ],
      [
        `Invoice ${invoice.number}`,
        'We have received ₹ 1,178.83 for Property analysis for a month. Your tax invoice is ready.',
        `/PreviewInvoice/${invoice.id}`,
      ],
      [
        'Your refund is on its way to your bank',
        '₹ 1,178.83 for Property analysis for a month were sent back. Banks take up to seven days to show it.',
        '/PaymentHistory',
      ],
    ].map((words) => [personId, ...words]),
    audited: [
      ['order.pay', `order ${id}`, { ...paid, paymentId: expect.any(Number) }],
      [
        'payment.giveBack',
        `order ${id}`,
        {
          ...{ why, paymentId: refunded.payment_id },
          ...{ totalPaise: TOTAL_PAISE, amountPaise: TOTAL_PAISE },
        },
      ],
    ],
    happened: [
      [`order ${id}`, 'pay', 'gateway', 'paid'],
      [`refund ${refunded.id}`, 'request', 'system', 'requested'],
      [`refund ${refunded.id}`, 'succeed', 'gateway', 'done', 'The refund has been made'],
    ],
  });
  const [payment, sent] = ['payment', 'refund'];
  expect(await memosOf(orderId)).toEqual(
    [
      [payment, 'capture', `Property analysis for a month: ${orderId}`],
      [payment, 'capture', `Paid for nothing: ${orderId}`],
      [sent, 'refund', `Given back: ${orderId}`],
      [sent, 'refund-done', `Refund of ${orderId} sent`],
    ].map(([reference_kind, kind, memo]) => ({ reference_kind, kind, memo })),
  );
  // It is all known: asked again, nothing more happens.
  expect(await deed(settled(orderId))).toEqual({ said: DONE, ...NOTHING_DONE });
});

test('paid for what is sold out: the order is given back, with the reason', async () => {
  const orderId = await desk.anOrder();
  const { id, personId } = await desk.rowOf(orderId);
  await desk.play(orderId, 'pay-no-webhook');
  desk.bend.refusal = soldOut();
  const left = await deed(settled(orderId));
  desk.bend.refusal = undefined;
  const why = 'It is sold out.';
  expect(left.told[0]).toEqual([
    personId,
    'Your payment goes back to you',
    `₹ 1,178.83 for Property analysis for a month go back the way they came. ${why}`,
    '/PaymentHistory',
  ]);
  expect(left.audited).toMatchObject([['payment.giveBack', `order ${id}`, { why }]]);
  expect(left.happened).toContainEqual([`order ${id}`, 'giveBack', 'gateway', 'returned', why]);
  const { state, paidAt } = await desk.rowOf(orderId);
  expect([state, paidAt]).toEqual(['returned', expect.any(Date)]);
});

test('paid over another amount: it buys nothing and goes back', async () => {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay-no-webhook');
  desk.bend.statusOf = (standing) =>
    standing && {
      ...standing,
      payments: standing.payments.map((payment) => ({ ...payment, amountPaise: paise(100_000) })),
    };
  const left = await deed(settled(orderId));
  desk.bend.statusOf = undefined;
  const why = 'The amount was not the one to be paid.';
  expect(left.audited).toMatchObject([['payment.giveBack', expect.any(String), { why }]]);
  expect(left.told[0]?.[2]).toMatch(/^₹ 1,000\.00 for .* go back the way they came\. /);
  expect((await desk.books(orderId)).given).toEqual([]);
});

test('a fee is income and tax, and lies at the gateway', async () => {
  const fee = await aPaidOrder();
  expect((await desk.books(fee.orderId)).ledger).toEqual([
    { account: 'asset:gateway', paise: TOTAL_PAISE },
    { account: 'income:propertyAnalysis', paise: -fee.netPaise },
    { account: 'liability:gst:cgst', paise: -fee.cgstPaise },
    { account: 'liability:gst:sgst', paise: -fee.sgstPaise },
  ]);
  expect([fee.netPaise, fee.cgstPaise, fee.sgstPaise]).toEqual([99_901, 8_991, 8_991]);
});

test('a part of a fee: its credit note tells of it, and no more than the rest goes back', async () => {
  const { id, orderId, personId, invoice } = await aPaidOrder();
  const left = await deed(refund(id, 50_000));
  const [made, note] = [await newest('refunds'), await newest('invoices')];
  expect(left).toEqual({
    said: DONE,
    told: [
      [
        personId,
        `Credit note ${note.number}`,
        `₹ 500.00 of invoice ${invoice} go back to you. The credit note is ready.`,
        `/PreviewInvoice/${note.id}`,
      ],
    ],
    audited: [
      [
        'refund.request',
        `order ${id}`,
        { refundId: made.id, amountPaise: 50_000, reason: 'Not as described.' },
      ],
    ],
    happened: [[`refund ${made.id}`, 'request', 'system', 'requested', 'Not as described.']],
  });
  expect((await memosOf(orderId)).at(-1)).toEqual({
    ...{ reference_kind: 'refund', kind: 'refund', memo: `Refund of ${orderId}` },
  });
  expect(await deed(refund(id, TOTAL_PAISE - 50_000 + 1))).toEqual({
    said: [409, 'At most ₹ 678.83 of this can be returned.'],
    ...NOTHING_DONE,
  });
  expect((await deed(refund(id, TOTAL_PAISE - 50_000))).said).toEqual(DONE);
  expect((await desk.books(orderId)).given).toEqual([{ quantity: 1, revoked: true }]);
});

test('deal money: without a paper the payer is told in words, and what is not held stays', async () => {
  const context = desk.context();
  const [owner, buyer] = [await desk.aPayer(), await desk.aPayer()];
  const listing = await listingFor(context, owner.id);
  const booking = await insertBooking(context, { listing, buyer }, { state: 'accepted' });
  const orderId = await desk.anOrder(buyer, { purpose: 'token', subjectId: booking.id });
  const { id, totalPaise } = await desk.rowOf(orderId);
  await desk.play(orderId, 'pay-no-webhook');
  await settle(context, orderId);
  expect((await deed(refund(id, 100_00))).told).toEqual([
    [
      buyer.id,
      'Money goes back to you',
      '₹ 100.00 of Token amount go back the way they came. Not as described.',
      '/PaymentHistory',
    ],
  ]);
  // All but a rupee is let go to the owner.
  const amount = paise(totalPaise - 101_00);
  await context.db.transaction((tx) =>
    post(context, tx, {
      ...{ kind: 'release', referenceKind: 'booking', referenceId: booking.id, memo: 'Let go' },
      entries: [
        debit(accounts.escrow('booking', booking.id), amount),
        credit(accounts.payable(owner.id), amount),
      ],
    }),
  );
  expect(await deed(refund(id, totalPaise - 100_00))).toEqual({
    said: [409, expect.stringMatching(/released already/)],
    ...NOTHING_DONE,
  });
});

test('nothing of what was not paid, of nothing, or of an order that is none', async () => {
  const { id } = await desk.rowOf(await desk.anOrder());
  for (const [amount, status, words] of [
    [100, 409, 'Nothing was paid that could be returned.'],
    [0, 422, 'Give an amount to be returned.'],
    [0.5, 422, 'Give an amount to be returned.'],
  ] as const) {
    expect(await deed(refund(id, amount))).toEqual({ said: [status, words], ...NOTHING_DONE });
  }
  const nowhere = { said: [404, 'We could not find that order.'], ...NOTHING_DONE };
  expect(await deed(settled('ps_is_no_order'))).toEqual(nowhere);
});
