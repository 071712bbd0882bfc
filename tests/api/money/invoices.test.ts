import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { financialYear } from '#domain/lib/time/pune.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { type Invoice, type Order, type Refund, refunds } from '#server/db/schema/index.ts';
import { getInvoicePdfVerb } from '#server/money/invoices/get-invoice.ts';
import { issueCreditNote } from '#server/money/invoices/issue-credit-note.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { SAMPLE_GSTIN } from '#server/money/invoices/seller.ts';
import { contextOf, dealWorld } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { currentPrice, insertOrder, stored } from '#tests/builders/index.ts';

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

const there = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('There is none');
  return row;
};

const invoiceOf = async (order: Order, context = world.context()): Promise<Invoice> =>
  there(await context.db.transaction((tx) => issueInvoice(context, tx, order)));

let made = 0;
const aRefund = async (order: Order, amount: number): Promise<Refund> =>
  stored(
    await world
      .db()
      .insert(refunds)
      .values({
        publicId: `rf_${made++}`,
        orderId: order.id,
        amountPaise: paise(amount),
        reason: 'A test',
      })
      .returning(),
  );

const creditOf = async (order: Order, amount: number): Promise<Invoice> => {
  const refund = await aRefund(order, amount);
  return there(
    await world.db().transaction((tx) => issueCreditNote(world.context(), tx, order, refund)),
  );
};

const serialOf = ({ number }: Pick<Invoice, 'number'>) => Number(number.split('/').at(-1));
const read = async (id: number, by = parties.buyer) =>
  world.as(by, 'GET', `/contact/invoicedetails/${id}`);

async function pdfOf(id: number): Promise<string> {
  const context = contextOf(world.context(), parties.buyer.id);
  const input = { params: { id }, query: {} as never, body: {} as never };
  const { bytes, mime, fileName } = await getInvoicePdfVerb(context, input);
  expect(mime).toBe('application/pdf');
  expect(fileName).toMatch(/^P[SC]-\d\d-\d\d-\d{6}\.pdf$/);
  return readPdf(Buffer.from(bytes));
}

describe('numbers', () => {
  test('of 200 at once have no gap and none twice, though some fail', async () => {
    const context = world.crowded();
    const orders = await Promise.all(Array.from({ length: 220 }, () => paid()));
    const before = serialOf(await invoiceOf(await paid()));
    const issued = await Promise.all(
      orders.map((order, i) =>
        context.db
          .transaction(async (tx) => {
            const invoice = await issueInvoice(context, tx, order);
            // Every eleventh payment is undone after its number was taken.
            if (i % 11 === 10) throw new Error('undone');
            return there(invoice);
          })
          .catch((error: Error) => {
            if (error.message !== 'undone') throw error;
            return undefined;
          }),
      ),
    );
    const serials = issued.filter((invoice) => invoice !== undefined).map(serialOf);
    expect(serials).toHaveLength(200);
    expect(serials.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, i) => before + 1 + i),
    );
  });

  test('begin anew with the financial year, for credit notes apart', async () => {
    const later = { ...world.context(), now: () => new Date('2031-03-31T18:29:59Z') };
    const last = await invoiceOf(await paid(), later);
    expect(last).toMatchObject({ number: 'PS/30-31/000001', financialYear: '2030-31' });
    const next = { ...later, now: () => new Date('2031-03-31T18:30:00Z') };
    const order = await paid();
    expect((await invoiceOf(order, next)).number).toBe('PS/31-32/000001');
    const year = financialYear(new Date()).slice(2);
    expect((await creditOf(order, 100)).number).toBe(`PC/${year}/000001`);
  });
});

describe('an invoice', () => {
  test('carries everybody’s particulars and its payer is told', async () => {
    const item = await currentPrice(world.db(), 'promote-property-15');
    const order = await paid({
      purpose: 'promoteProperty',
      priceItemId: item.id,
      description: 'Promotion for 15 days: A flat',
      listPaise: paise(54_900),
      discountPaise: paise(5_490),
      billing: {
        name: 'आशा Homes',
        address: '12 Baner Road, Pune, 411045',
        state: '27',
        gstin: '27AAAAA0000A1Z2',
      },
    });
    const { id, number } = await invoiceOf(order);
    const { body } = await read(id);
    expect(body.data).toMatchObject({
      number,
      kind: 'invoice',
      orderId: order.publicId,
      seller: { gstin: SAMPLE_GSTIN, state: '27-Maharashtra' },
      buyer: { name: 'आशा Homes', gstin: '27AAAAA0000A1Z2' },
      lines: [{ sac: '998365', list: 549, discount: 54.9, net: 494.1 }],
      placeOfSupply: '27-Maharashtra',
      net: 494.1,
      cgst: 44.47,
      sgst: 44.47,
      igst: 0,
      total: 583.04,
      rates: { cgst: 9, sgst: 9, igst: 0 },
      totalInWords: 'Five Hundred Eighty Three Rupees And Four Paise Only',
      original: null,
      creditNotes: [],
      sample: true,
    });
    const [news] = await world.query(
      'select title, link from notifications where person_id = $1 order by id desc limit 1',
      parties.buyer.id,
    );
    expect(news).toEqual({ title: `Invoice ${number}`, link: `/PreviewInvoice/${id}` });
  });

  test('as a PDF says all of Rule 46, and its sums add up', async () => {
    const order = await paid({
      placeOfSupply: '29',
      listPaise: paise(1_199_900),
      billing: { name: 'Asha ₹ आशा', address: '1 MG Road, Bengaluru', state: '29', gstin: null },
    });
    const { id, number } = await invoiceOf(order);
    const text = await pdfOf(id);
    for (const words of [
      'Tax invoice',
      'तपशील',
      'करपात्र',
      number,
      'Propertysearch (sandbox, no real seller)',
      `GSTIN: ${SAMPLE_GSTIN}`,
      'Sample Road 1, Shivajinagar, Pune 411005',
      '1 MG Road, Bengaluru',
      '29-Karnataka',
      '997222',
      'Starter package',
      'IGST at 18 %',
      'Reverse charge',
      'SANDBOX SAMPLE: no tax document, no money has moved',
      'Fourteen Thousand One Hundred Fifty Eight Rupees And Eighty Two Paise Only',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('CGST');
    expect(text).toContain('₹');
    const amounts = (text.match(/\d[\d,]*\.\d\d/g) ?? []).map((amount) =>
      Math.round(Number(amount.replaceAll(',', '')) * 100),
    );
    // Price, discount, taxable value; then taxable value, IGST and total.
    const [list = 0, discount = 0, net = 0, same = 0, igst = 0, total = 0] = amounts;
    expect(amounts).toHaveLength(6);
    expect(net).toBe(list - discount);
    expect(same).toBe(net);
    expect(net + igst).toBe(total);
    expect(total).toBe(order.totalPaise);
  });

  test('is written once an order', async () => {
    const order = await paid();
    await invoiceOf(order);
    await expect(invoiceOf(order)).rejects.toThrow();
  });

  test('is for fees of the platform only', async () => {
    const order = await paid({ purpose: 'token' });
    expect(PURPOSE_RULES.token.funds).toBe('escrow');
    const context = world.context();
    const outcome = await context.db.transaction((tx) => issueInvoice(context, tx, order));
    expect(outcome).toBeUndefined();
  });

  test('is shown to its owner and to staff, and to nobody else', async () => {
    const { id } = await invoiceOf(await paid());
    expect((await read(id, parties.buyer)).status).toBe(200);
    expect((await read(id, parties.staff)).status).toBe(200);
    expect((await read(id, parties.stranger)).status).toBe(404);
    const pdf = `/contact/invoice/${id}/pdf`;
    expect((await world.as(parties.stranger, 'GET', pdf)).status).toBe(404);
    expect((await world.as(parties.buyer, 'GET', pdf)).status).toBe(200);
  });
});

describe('credit notes', () => {
  test('of one order add up to its tax exactly, and name the invoice', async () => {
    const order = await paid({ listPaise: paise(49_999) });
    const invoice = await invoiceOf(order);
    const third = Math.floor(order.totalPaise / 3);
    const notes = [
      await creditOf(order, third),
      await creditOf(order, third + 1),
      await creditOf(order, order.totalPaise - 2 * third - 1),
    ];
    const sum = (part: 'netPaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise') =>
      notes.reduce((total, note) => total + note[part], 0);
    expect(sum('netPaise')).toBe(order.netPaise);
    expect(sum('cgstPaise')).toBe(order.cgstPaise);
    expect(sum('sgstPaise')).toBe(order.sgstPaise);
    expect(sum('totalPaise')).toBe(order.totalPaise);

    const [note] = notes;
    const text = await pdfOf(there(note).id);
    for (const words of ['Credit note', 'Original invoice', invoice.number, 'Total credited']) {
      expect(text).toContain(words);
    }
    const { body } = await read(invoice.id);
    expect(body.data.creditNotes).toEqual(notes.map(({ id, number }) => ({ id, number })));
    expect((await read(there(note).id)).body.data.original.number).toBe(invoice.number);
  });

  test('there is none where there was no invoice', async () => {
    const order = await paid({ purpose: 'token' });
    const refund = await aRefund(order, 100);
    const context = world.context();
    const note = await context.db.transaction((tx) => issueCreditNote(context, tx, order, refund));
    expect(note).toBeUndefined();
  });
});
