import { expect, onTestFinished, test } from 'vitest';
import type { Download } from '#contract/lib/download.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { getRentReceiptPdfVerb } from '#server/money/papers/rent-receipts.ts';
import { contextOf, dealWorld, insertBooking } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { NO_LIMITS } from '#tests/builders/index.ts';
import { faultsOf } from '#tests/page-faults.ts';
import { pdfPages } from '#tests/pdf-pages.ts';
import { expectInOrder } from './in-order.ts';

/** What giving a rent receipt says, tells and writes down, what it refuses, and the paper itself. */

const world = dealWorld();
const { parties, as, query } = world;
const deed = deedsOf(world.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const RENT = { month: '2026-03', amount: 32_000, paidBy: 'upi', paidOn: '2026-03-05' };

async function aRental(state: 'accepted' | 'paid' | 'completed' | 'held' = 'paid') {
  world.context().limits = NO_LIMITS;
  const listing = await world.aListing(state);
  await query(`update listings set listed_in = 'rent' where id = $1`, listing.id);
  const booking = await insertBooking(
    world.context(),
    { listing, buyer: parties.buyer },
    { state },
  );
  return { ...booking, title: listing.title };
}
const give =
  (id: number, more: object = {}, who = parties.owner) =>
  () =>
    as(who, 'POST', `/book/rentreceipts/${id}`, { ...RENT, ...more });

/** The clock stands, at a moment of Pune’s. */
function at(moment: string) {
  const context = world.context();
  const { now } = context;
  onTestFinished(() => {
    context.now = now;
  });
  context.now = () => new Date(`${moment}+05:30`);
}

test('given, the tenant hears of which month and how much', async () => {
  const { id, title } = await aRental();
  expect(await deed(give(id))).toEqual({
    said: [200, 'The receipt for March 2026 is given.'],
    told: [
      [
        parties.buyer.id,
        'Rent receipt for March 2026',
        `The owner of “${title}” has received ₹ 32,000. The receipt is on the page of your booking.`,
        expect.stringContaining(String(id)),
      ],
    ],
    audited: [['rent.receipt', `booking ${id}`, { month: '2026-03', amount: 32_000 }]],
    happened: [],
  });
  expect(await deed(give(id, { amount: 1 }))).toEqual({
    ...NOTHING_DONE,
    said: [409, 'March 2026 has its receipt already.'],
  });
  const april = { month: '2026-04', amount: 33_000, paidBy: 'cash', paidOn: '2026-04-02' };
  const answer = await give(id, april)();
  expect(answer.body.data).toEqual(april);
  // Another home's month is its own.
  expect((await give((await aRental()).id)()).status).toBe(200);
  for (const who of [parties.owner, parties.buyer]) {
    const list = await as(who, 'GET', `/book/rentreceipts/${id}`);
    expect(list.body.data).toEqual([april, RENT]);
  }
});

test('is refused for a day to come and for a month beyond the next, at its field', async () => {
  const { id } = await aRental();
  at('2026-03-05T00:00:00');
  const day = 'Choose a day up to today.';
  expect(await deed(give(id, { paidOn: '2026-03-06' }))).toEqual({
    ...NOTHING_DONE,
    said: [422, day, `paidOn: ${day}`],
  });
  const month = 'Choose a month up to the next one.';
  expect(await deed(give(id, { month: '2026-05' }))).toEqual({
    ...NOTHING_DONE,
    said: [422, month, `month: ${month}`],
  });
  expect((await give(id, { month: '2026-04' })()).status).toBe(200);
  expect((await give(id)()).status).toBe(200);
});

test('is given for a home that is rented out and paid for, by its owner alone', async () => {
  const refused = {
    ...NOTHING_DONE,
    said: [409, 'Receipts are given for a home that is rented out.'],
  };
  expect(await deed(give((await aRental('accepted')).id))).toEqual(refused);
  expect(await deed(give((await aRental('held')).id))).toEqual(refused);
  const { id, listingId } = await aRental('completed');
  await query(`update listings set listed_in = 'sell' where id = $1`, listingId);
  expect(await deed(give(id))).toEqual(refused);
  await query(`update listings set listed_in = 'rent' where id = $1`, listingId);
  const none = [404, 'We could not find that booking.'];
  for (const who of [parties.buyer, parties.stranger]) {
    expect((await deed(give(id, {}, who))).said).toEqual(none);
  }
  expect((await deed(give(id))).said[0]).toBe(200);
});

const paper = (id: number, month: string, who = parties.buyer): Promise<Download> =>
  getRentReceiptPdfVerb(contextOf(world.context(), who.id), {
    ...{ params: { id, month }, query: {} as never, body: {} as never },
  });
const textOf = ({ bytes }: Download) => readPdf(Buffer.from(bytes)).replace(/\s+/g, ' ');

test('the paper says who paid whom for which home, and is no sample', async () => {
  const { id, listingId } = await aRental();
  await query(
    `update listings set address = 'Baner Road, Baner', private_address = 'Flat 4, Sai Vihar' where id = $1`,
    listingId,
  );
  await query(
    `insert into billing_profiles (person_id, name, address, pincode, state)
     values ($1, 'Ramesh Kulkarni', '7 Law College Road, Pune', '411004', '27'),
       ($2, 'Meera Joshi', '12 Karve Road, Pune', '411004', '27')`,
    ...[parties.owner.id, parties.buyer.id],
  );
  await give(id)();
  const file = await paper(id, '2026-03');
  expect([file.mime, file.fileName]).toEqual(['application/pdf', 'Rent receipt 2026-03.pdf']);
  const text = textOf(file);
  expectInOrder(text, [
    'propertysearch Rent receipt · भाडे पावती Month · ',
    'March 2026 · ',
    'Received from · ',
    'Meera Joshi For the home at · ',
    'Flat 4, Sai Vihar, Baner Road, Baner Paid on · भरल्याची तारीख 5 Mar 2026 · 5 ',
    'Paid by · भरण्याची पद्धत UPI',
    'Amount · रक्कम ₹ 32,000.00 Thirty Two Thousand Rupees Only',
    'Received by · ',
    'Owner · ',
    'Ramesh Kulkarni, 7 Law College Road, Pune, 411004 PAN Not checked here; ask the owner for it where your employer needs it. · ',
    `Rent receipt ${id}/2026-03 of `,
  ]);
  expect(text).not.toContain('Sandbox');
  expect(text).not.toContain('revenue stamp');
  const [sheet] = await pdfPages(file.bytes as Uint8Array);
  const amount = sheet?.pieces.find((piece) => piece.text.includes('32,000.00'));
  expect(amount && Math.round((amount.top - amount.bottom) / 0.75)).toBe(16);
  // Without a door it is the address alone.
  await query('update listings set private_address = null where id = $1', listingId);
  expect(textOf(await paper(id, '2026-03'))).toMatch(
    /For the home at · [^A-Za-z,]*Baner Road, Baner Paid on/,
  );
  const missing = await as(parties.owner, 'GET', `/book/rentreceipts/${id}/2026-04/pdf`);
  expect([missing.status, missing.body.message]).toEqual([
    404,
    'There is no receipt for that month.',
  ]);
  const strange = await as(parties.stranger, 'GET', `/book/rentreceipts/${id}/2026-03/pdf`);
  expect(strange.status).toBe(404);
});

test('paid in cash above ₹ 5,000 it leaves room for a stamp; the PAN is the checked one', async () => {
  const { id } = await aRental();
  await world
    .db()
    .insert(identityChecks)
    .values({
      ...{ personId: parties.owner.id, kind: 'pan', state: 'verified', panMasked: 'ABxxxxxx4D' },
      ...{ consent: 'A test', consentAt: new Date() },
    });
  const cash = { paidBy: 'cash' };
  await give(id, { ...cash, month: '2026-01', amount: 5_000 })();
  await give(id, { ...cash, month: '2026-02', amount: 5_001 })();
  const stamp = 'put a revenue stamp of ₹ 1 here and have the owner sign across it.';
  const without = textOf(await paper(id, '2026-01'));
  expect(without).toContain('PAN ABxxxxxx4D');
  expect(without).not.toContain(stamp);
  const file = await paper(id, '2026-02', parties.owner);
  expect(textOf(file)).toContain(`Paid in cash, above ₹ 5,000: ${stamp}`);
  expect(await faultsOf(Buffer.from(file.bytes), /^(Amount|Received by)/, 1)).toEqual([]);
});
