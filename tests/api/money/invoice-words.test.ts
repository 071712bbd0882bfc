import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { type Order, type Refund, refunds } from '#server/db/schema/index.ts';
import { issueCreditNote } from '#server/money/invoices/issue-credit-note.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { currentPrice, insertOrder, stored } from '#tests/builders/index.ts';

/** What tax papers say to the letter: parties, codes, rates, and what their payer is told. */

const world = dealWorld();
const { parties } = world;

type Overrides = Partial<Parameters<typeof insertOrder>[1]>;
const paid = (overrides: Overrides = {}) =>
  insertOrder(world.db(), {
    personId: parties.buyer.id,
    state: 'paid',
    paidAt: new Date(),
    ...overrides,
  });

const invoiceOf = async (order: Order, context = world.context()) => {
  const invoice = await context.db.transaction((tx) => issueInvoice(context, tx, order));
  if (!invoice) throw new Error('There is none');
  return invoice;
};

async function refundOf(order: Order, amount: number): Promise<Refund> {
  const [{ n }] = await world.query('select count(*)::int as n from refunds');
  const values = {
    ...{ publicId: `rf_words_${n}`, orderId: order.id, amountPaise: paise(amount) },
    reason: 'A test',
  };
  return stored(await world.db().insert(refunds).values(values).returning());
}

const creditOf = async (order: Order, refund: Refund) =>
  world.db().transaction((tx) => issueCreditNote(world.context(), tx, order, refund));

const read = async (id: number, by = parties.buyer) =>
  (await world.as(by, 'GET', `/contact/invoicedetails/${id}`)).body.data;

const lastNews = async () =>
  (
    await world.query(
      'select person_id, title, body, link from notifications order by id desc limit 1',
    )
  )[0];

describe('an invoice', () => {
  test('tells its payer how much was received, and where it stands', async () => {
    const { id, number } = await invoiceOf(await paid());
    expect(await lastNews()).toEqual({
      person_id: parties.buyer.id,
      title: `Invoice ${number}`,
      body: 'We have received ₹ 588.82 for Starter package. Your tax invoice is ready.',
      link: `/PreviewInvoice/${id}`,
    });
  });

  test.each([
    ['27', { cgst: 9, sgst: 9, igst: 0 }, '27-Maharashtra'],
    ['29', { cgst: 0, sgst: 0, igst: 18 }, '29-Karnataka'],
  ])('for a buyer in %s says the rates of its tax', async (placeOfSupply, rates, words) => {
    const data = await read((await invoiceOf(await paid({ placeOfSupply }))).id);
    expect(data).toMatchObject({ rates, placeOfSupply: words, buyer: { state: words } });
  });

  test('carries the code of the price it was sold at, or of its purpose', async () => {
    const item = await currentPrice(world.db(), 'promote-property-15');
    const codes = await world.query(`select sac from price_items where id = $1`, item.id);
    expect(codes).toEqual([{ sac: '998365' }]);
    await world.query(`update price_items set sac = '999999' where id = $1`, item.id);
    const sold = { purpose: 'promoteProperty', priceItemId: item.id } as const;
    const lineOf = async (order: Order) => (await read((await invoiceOf(order)).id)).lines[0];
    expect((await lineOf(await paid(sold))).sac).toBe('999999');
    await world.query(`update price_items set sac = '998365' where id = $1`, item.id);
    expect((await lineOf(await paid({ ...sold, priceItemId: null }))).sac).toBe('998365');
  });

  test('for a buyer who named no address is for the place of supply', async () => {
    const { buyer } = await invoiceOf(await paid({ billing: {}, placeOfSupply: '29' }));
    expect(buyer).toEqual({ name: '', address: '', state: '29', gstin: null });
  });

  test('of a real seller is no sample', async () => {
    const context = world.context();
    const env = {
      ...context.env,
      ...{ PLATFORM_LEGAL_NAME: 'Homes of Pune Ltd', PLATFORM_GSTIN: '27AAAAA0000A1Z5' },
      PLATFORM_ADDRESS: '1 MG Road, Pune',
    };
    const data = await read((await invoiceOf(await paid(), { ...context, env })).id);
    expect(data).toMatchObject({
      sample: false,
      seller: { name: 'Homes of Pune Ltd', address: '1 MG Road, Pune', state: '27-Maharashtra' },
    });
  });

  test('that staff look at is written down as a look at its payer', async () => {
    const { id } = await invoiceOf(await paid());
    const looks = () =>
      world.query(
        `select subject_id from audit_log where actor_id = $1 and subject_kind = 'person'
         order by id`,
        parties.staff.id,
      );
    const before = await looks();
    await read(id, parties.staff);
    await world.context().background.idle();
    expect((await looks()).slice(before.length)).toEqual([{ subject_id: parties.buyer.id }]);
  });
});

describe('a credit note', () => {
  test('says what it is of, and tells the payer', async () => {
    const order = await paid({ listPaise: paise(100_000) });
    const invoice = await invoiceOf(order);
    const note = await creditOf(order, await refundOf(order, 59_000));
    const data = await read(note?.id ?? 0);
    expect(data).toMatchObject({
      kind: 'credit-note',
      number: note?.number,
      lines: [
        {
          ...{ description: 'Refund: Starter package', sac: '997222' },
          ...{ list: 500, discount: 0, net: 500 },
        },
      ],
      ...{ net: 500, cgst: 45, sgst: 45, igst: 0, total: 590 },
      original: { id: invoice.id, number: invoice.number },
      creditNotes: [],
    });
    expect(await lastNews()).toEqual({
      person_id: parties.buyer.id,
      title: `Credit note ${note?.number}`,
      body: `₹ 590.00 of invoice ${invoice.number} go back to you. The credit note is ready.`,
      link: `/PreviewInvoice/${note?.id}`,
    });
  });

  test('is reckoned with those before it', async () => {
    const order = await paid({ listPaise: paise(49_999) });
    await invoiceOf(order);
    const sums = [];
    for (const amount of [1, 1, 1, 1, 1, 1, 1, order.totalPaise - 7]) {
      const note = await creditOf(order, await refundOf(order, amount));
      sums.push(note?.netPaise ?? 0);
    }
    expect(sums.reduce((sum, part) => sum + part, 0)).toBe(order.netPaise);
  });

  test('there is none for a payment that came once too often, though its order has an invoice', async () => {
    const order = await paid();
    await invoiceOf(order);
    const refund = { ...(await refundOf(order, 100)), paymentId: 1 };
    expect(await creditOf(order, refund)).toBeUndefined();
  });
});
