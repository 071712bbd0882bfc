import { describe, expect, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { financialYear, puneDate } from '#domain/lib/time/pune.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { getReceiptPdfVerb } from '#server/money/papers/receipt.ts';
import { getRentReceiptPdfVerb } from '#server/money/papers/rent-receipts.ts';
import {
  getYearlyStatementCsvVerb,
  getYearlyStatementPdfVerb,
} from '#server/money/papers/yearly-statement.ts';
import { contextOf, type Member } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { faultsOf } from '#tests/page-faults.ts';
import { escrowWorld, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties } = world;
const YEAR = financialYear(new Date());
const NOTHING = { query: {} as never, body: {} as never };

const textOf = ({ bytes }: Download) => readPdf(Buffer.from(bytes));
const as = ({ id }: Member) => contextOf(world.context(), id);
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** By its name in the PDF: embedded is a face whose file is in it. */
const hasDevanagariFace = ({ bytes }: Download) => {
  const pdf = Buffer.from(bytes).toString('latin1');
  return /\/FontName \/\w+\+AnekDevanagari[\s\S]{0,400}\/FontFile2 \d+ 0 R/.test(pdf);
};

const receiptOf = async (orderId: string, by: Member) =>
  flat(textOf(await getReceiptPdfVerb(as(by), { params: { orderId }, ...NOTHING })));

describe('a receipt', () => {
  test('of the token says what was paid, by whom, for what; both sides may open it', async () => {
    const booking = await world.aBooking('accepted');
    const { publicId } = await world.pay('token', booking.id);
    for (const who of [parties.buyer, parties.owner]) {
      const text = await receiptOf(publicId, who);
      expect(text).toContain(publicId);
      expect(text).toContain('₹ 80,000.00');
      expect(text).toContain('Eighty Thousand Rupees Only');
      expect(text).toContain('Token amount');
      expect(text).toContain('Held in escrow');
      expect(text).toContain('Receipt · पावती');
    }
    const [{ paise }] = await world.query(
      `select sum(e.amount_paise)::int as paise from ledger_entries e
       join ledger_accounts a on a.id = e.account_id
       where a.code = 'liability:escrow:booking:' || $1`,
      booking.id,
    );
    expect(paise).toBe(-TOKEN * 100);
    const path = `/propertypayment/receipt/${publicId}/pdf`;
    expect((await world.as(parties.buyer, 'GET', path)).status).toBe(200);
    expect((await world.as(parties.stranger, 'GET', path)).status).toBe(404);
  });

  test('is not there for what was not paid', async () => {
    const booking = await world.aBooking('accepted');
    const orderId = await world.anOrder('token', booking.id);
    const path = `/propertypayment/receipt/${orderId}/pdf`;
    expect((await world.as(parties.buyer, 'GET', path)).status).toBe(404);
  });
});

describe('the statement of a year', () => {
  test('adds up what the person paid; another year is empty, another person’s is not there', async () => {
    const { buyer, stranger } = parties;
    const booking = await world.aBooking('accepted');
    const { publicId } = await world.pay('token', booking.id);
    const path = (of: Member, year: string) => `/profile/statement/${of.id}/${year}/csv`;
    const csvOf = async (year: string) => {
      const params = { userId: buyer.id, year };
      return String((await getYearlyStatementCsvVerb(as(buyer), { params, ...NOTHING })).bytes);
    };
    expect(await csvOf(YEAR)).toContain(`${publicId},${TOKEN}.00`);
    const [{ paid }] = await world.query(
      `select sum(total_paise)::bigint as paid from orders
       where person_id = $1 and state in ('paid', 'returned')`,
      buyer.id,
    );
    const params = { userId: buyer.id, year: YEAR };
    const text = flat(textOf(await getYearlyStatementPdfVerb(as(buyer), { params, ...NOTHING })));
    const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(
      Number(paid) / 100,
    );
    expect(text).toContain(`Paid · भरले ₹ ${rupees}`);
    expect((await csvOf('2019-20')).trim().split('\n')).toHaveLength(1);
    expect((await world.as(stranger, 'GET', path(buyer, YEAR))).status).toBe(404);
    expect((await world.as(buyer, 'GET', path(buyer, '2026-29'))).status).toBe(404);
  });
});

describe('a rent receipt', () => {
  const today = puneDate(new Date());
  const body = { month: today.slice(0, 7), amount: 32_000, paidBy: 'cash', paidOn: today };

  async function aRental() {
    const booking = await world.aBooking('completed');
    await world.query(`update listings set listed_in = 'rent' where id = $1`, booking.listingId);
    return booking;
  }

  test('is given by the owner once a month, and read by both with the PAN masked', async () => {
    const booking = await aRental();
    await world.db().insert(identityChecks).values({
      personId: parties.owner.id,
      kind: 'pan',
      state: 'verified',
      panMasked: 'ABxxxxxx4D',
      consent: 'A test',
      consentAt: new Date(),
    });
    const path = `/book/rentreceipts/${booking.id}`;
    expect((await world.as(parties.buyer, 'POST', path, body)).status).toBe(404);
    expect((await world.as(parties.owner, 'POST', path, body)).status).toBe(200);
    expect((await world.as(parties.owner, 'POST', path, body)).status).toBe(409);
    for (const who of [parties.owner, parties.buyer]) {
      expect((await world.as(who, 'GET', path)).body.data).toEqual([body]);
      const params = { id: booking.id, month: body.month };
      const paper = await getRentReceiptPdfVerb(as(who), { params, ...NOTHING });
      expect(await faultsOf(Buffer.from(paper.bytes), /^(Amount|Received by)/, 1)).toEqual([]);
      expect(hasDevanagariFace(paper)).toBe(true);
      const text = flat(textOf(paper));
      expect(text).toContain('₹ 32,000.00');
      expect(text).toContain('ABxxxxxx4D');
      expect(text).toContain('revenue stamp of ₹ 1');
      expect(text).toContain('भाडे पावती');
    }
    expect((await world.as(parties.stranger, 'GET', path)).status).toBe(404);
    const pdf = `${path}/${body.month}/pdf`;
    expect((await world.as(parties.stranger, 'GET', pdf)).status).toBe(404);
  });

  test.each([
    ['a day to come', { paidOn: '2099-01-01' }, 'paidOn'],
    ['a month far ahead', { month: '2099-01' }, 'month'],
  ])('for %s is refused', async (_, wrong, path) => {
    const booking = await aRental();
    const answer = await world.as(parties.owner, 'POST', `/book/rentreceipts/${booking.id}`, {
      ...body,
      ...wrong,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
  });

  test('is not given for a home that is sold', async () => {
    const booking = await world.aBooking('completed');
    const answer = await world.as(parties.owner, 'POST', `/book/rentreceipts/${booking.id}`, body);
    expect(answer.status).toBe(409);
  });
});
