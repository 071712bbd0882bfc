import { expect, test } from 'vitest';
import { getSettlementStatementVerb } from '#server/money/settlements/statement.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { faultsOf } from '#tests/page-faults.ts';
import { pdfPages } from '#tests/pdf-pages.ts';
import { expectInOrder } from './in-order.ts';
import { SETTLING, settlementDesk } from './settlement-desk.ts';

/** The statement of how a deal's money was divided, line by line. */

const desk = settlementDesk();
const { parties, as, aDeal, proposed, step, agree, query, dayIn } = desk;

const paper = (id: number, context = desk.context()) =>
  getSettlementStatementVerb(contextOf(context, parties.buyer.id), {
    ...{ params: { id }, query: {} as never, body: {} as never },
  });
/** Blanks aside, of which a PDF has none between words that are set apart. */
const tight = (text: string) => text.replace(/\s+/g, '');
const textOf = async (id: number, context = desk.context()) =>
  tight(readPdf(Buffer.from((await paper(id, context)).bytes)));
const inOrder = (text: string, pieces: readonly string[]) => expectInOrder(text, pieces.map(tight));

test('says who had the deal, every move of its money and what each side ends with', async () => {
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 10_000);
  await desk.letGo('buyer', deal.id, 5_000);
  await (await agree('buyer', await proposed('owner', deal.id, 40_000)))();
  const file = await paper(deal.id);
  expect([file.mime, file.fileName]).toEqual([
    'application/pdf',
    `settlement-statement-${deal.id}.pdf`,
  ]);
  const text = await textOf(deal.id);
  inOrder(text, [
    'SANDBOX SAMPLE: no money has moved · ',
    'propertysearch Settlement statement · ',
    `Booking · `,
    `${deal.id} Property · मालमत्ता`,
    `${deal.home.slice(1, -1)} Owner · मालक Ramesh K. Buyer · `,
    'Meera J. The booking is · ',
    'cancelled · ',
    `As of · `,
    `${await dayIn(0)} · `,
    'Date · ',
    'What · ',
    'Paid in (₹) · ',
    'To the buyer (₹) · ',
    'To the owner (₹) · ',
    `${await dayIn(0)} Token amount for ${deal.home}`,
    '80,000.00',
    `${await dayIn(0)} Released with the buyer’s code or by our staff · `,
    '10,000.00',
    'Withdrawn with the owner’s code · ',
    '5,000.00',
    'The buyer has or is being sent · ',
    '₹ 40,000.00 The owner has or may take · ',
    '₹ 40,000.00 Kept by the payment gateway · ',
    '₹ 0.00 Held in escrow · ',
    `₹ 0.00 Settled: ₹ 40,000.00 to the buyer, ₹ 40,000.00 to the owner. Why: ${SETTLING}`,
    'Made by computer from the books of this booking. It is no tax invoice.',
  ]);
  for (const line of ['Refund: The deal was settled. · ', 'Left to the owner · ']) {
    expect(text).toContain(tight(line));
  }
  for (const figure of ['35,000.00', '30,000.00']) expect(text).toContain(figure);
  expect(text).not.toContain(tight('to the other side'));
  expect(await faultsOf(Buffer.from(file.bytes), /^Nothing leads$/, 1)).toEqual([]);
  const { ports } = desk.context();
  const real = { ...ports, gateway: { ...ports.gateway, name: 'cashfree' } };
  expect(await textOf(deal.id, { ...desk.context(), ports: real } as never)).not.toContain(
    'SANDBOX',
  );
});

test('cancelled by the rules it names what the gateway kept, and no settlement', async () => {
  const deal = await aDeal();
  await as(parties.buyer, 'POST', `/book/cancel/${deal.id}`, { reason: SETTLING });
  await desk.context().background.idle();
  const text = await textOf(deal.id);
  inOrder(text, [
    `${await dayIn(0)} Token amount for ${deal.home}`,
    '80,000.00',
    `${await dayIn(0)} Refund: The booking was cancelled by the buyer. · `,
    '78,112.00',
    `${await dayIn(0)} Kept by the payment gateway · `,
    'The buyer has or is being sent · ',
    '₹ 78,112.00 The owner has or may take · ',
    '₹ 0.00 Kept by the payment gateway · ',
    '₹ 1,888.00 Held in escrow · ',
    '₹ 0.00 Made by computer',
  ]);
  expect(text).not.toContain('Settled:');
});

test('is there once the deal has ended with money, for its two sides', async () => {
  const deal = await aDeal();
  const get = async (who: 'buyer' | 'stranger', id: number) => {
    const { status, body } = await as(parties[who], 'GET', `/propertypayment/statement/${id}`);
    return status === 200 ? [200] : [status, body.message];
  };
  const early = [409, 'There is a statement once the deal has ended.'];
  expect(await get('buyer', deal.id)).toEqual(early);
  const { id } = await desk.aBooking('accepted');
  await as(parties.buyer, 'POST', `/book/cancel/${id}`, { reason: SETTLING });
  expect(await get('buyer', id)).toEqual(early);
  expect((await get('stranger', deal.id))[0]).toBe(404);
  await query(`update bookings set state = 'completed' where id = $1`, deal.id);
  expect(await get('buyer', deal.id)).toEqual([200]);
  inOrder(await textOf(deal.id), [
    'The booking is · ',
    'completed · ',
    'Held in escrow · ',
    '₹ 80,000.00',
  ]);
  await query(`update bookings set state = 'paid' where id = $1`, deal.id);
});

test.each([
  ['owner', 45_000, 60_000, '₹ 25,000.00'],
  ['buyer', 30_000, 10_000, '₹ 20,000.00'],
] as const)(
  'says what the %s owes after it, until it is settled',
  async (who, got, toBuyer, owed) => {
    const deal = await aDeal();
    await desk.letGo(who, deal.id, got);
    const id = await proposed('owner', deal.id, toBuyer);
    await (await agree('buyer', id))();
    const day = await dayIn(30);
    const owes = `The ${who} owes ${owed} to the other side`;
    expect(await textOf(deal.id)).toContain(tight(`${owes} until ${day}.`));
    const [{ due_on }] = await query('select due_on::text from settlements where id = $1', id);
    await query('update settlements set due_on = null where id = $1', id);
    expect(await textOf(deal.id)).toContain(tight(`${owes}.`));
    await query('update settlements set due_on = $2 where id = $1', id, due_on);
    const other = who === 'owner' ? 'buyer' : 'owner';
    await step(other, id, 'received', { note: 'By cheque.' })();
    expect(await textOf(deal.id)).toContain(
      tight(`The ${who} owed ${owed} to the other side; that is settled.`),
    );
  },
);

test('goes on over as many sheets as it takes, and leaves nothing outside of them', async () => {
  const deal = await aDeal();
  await desk.letGo('owner', deal.id, 10_000);
  await (await agree('buyer', await proposed('owner', deal.id, 40_000)))();
  const [{ id: most }] = await query('select max(id) as id from releases');
  for (const [lines, sheets] of [
    [1, 1],
    [12, 2],
    [60, 4],
  ] as const) {
    await query(
      `insert into releases (subject_kind, subject_id, kind, amount_paise, payee_id, payer_id,
         bank_account_id, state, expires_at)
       select subject_kind, subject_id, kind, 100, payee_id, payer_id, bank_account_id, state,
         expires_at from releases, generate_series(1, $2::int) where id = $1`,
      ...[most, lines],
    );
    const { bytes } = await paper(deal.id);
    await query('delete from releases where id > $1', most);
    const pages = await pdfPages(bytes as Uint8Array);
    expect(pages).toHaveLength(sheets);
    const lowest = Math.min(...pages.flatMap(({ pieces }) => pieces.map(({ bottom }) => bottom)));
    expect(lowest).toBeGreaterThan(60);
    expect(await faultsOf(Buffer.from(bytes), /^Nothing leads$/, 1)).toEqual([]);
  }
});
