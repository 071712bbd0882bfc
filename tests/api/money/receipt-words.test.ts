import { getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { insertOrder } from '#tests/builders/index.ts';
import { pdfPages } from '#tests/pdf-pages.ts';
import { escrowWorld, PRICE, TOKEN } from './escrow-world.ts';
import { expectInOrder } from './in-order.ts';
import { HELD, NONE, receiptsOf } from './receipts.ts';

/** What a receipt says, of which kind of payment, and who may read it. */

const world = escrowWorld();
const { parties, query } = world;

const { textOf, textFor, paper, nameOf, statusFor } = receiptsOf(world);

test('of a token amount it names both sides, the home and the payment, in both languages', async () => {
  const { buyer, owner } = parties;
  const booking = await world.aBooking('accepted');
  const { publicId, description } = await world.pay('token', booking.id);
  const [listing] = await query(
    `select title || ', ' || address as home from listings where id = $1`,
    booking.listingId,
  );
  const [payment] = await query(
    `select gateway_payment_id as id from payments where order_id =
       (select id from orders where public_id = $1)`,
    publicId,
  );
  const file = await paper(publicId, owner);
  expect([file.mime, file.fileName]).toEqual(['application/pdf', `Receipt ${publicId}.pdf`]);
  const text = textOf(file);
  expectInOrder(text, [
    'propertysearch Receipt · पावती Sandbox sample: no money has moved. सँडबॉक्स नमुना',
    `Receipt no. · पावती क्र . ${publicId} Paid on · भरल्याची तारीख`,
    'Received from · ',
    `${await nameOf(buyer)} For · `,
    `${await nameOf(owner)} Purpose · कशासाठी Token amount: ${description} · इसारा`,
    `Property · मालमत्ता ${listing.home} Paid by · भरण्याची पद्धत UPI Payment no. · पेमेंट क्र . ${payment.id}`,
    'Amount · रक्कम ₹ 80,000.00 Eighty Thousand Rupees Only ऐंशी हजार रुपये फक्त',
    `${HELD} `,
    `Receipt ${publicId} of `,
    'Made by computer and valid without a signature. पावती ',
    `${publicId}, `,
  ]);
  expect(text).not.toContain('Tax invoice');
  expect(text).not.toContain('went back');
  const { info } = await getMeta(new Uint8Array(file.bytes as Uint8Array));
  expect([info.Title, info.Author]).toEqual([`Receipt ${publicId}`, 'Propertysearch']);
  const [sheet] = await pdfPages(file.bytes as Uint8Array);
  const sizeOf = (words: string) => {
    const piece = sheet?.pieces.find(({ text: said }) => said.includes(words));
    return piece && Math.round((piece.top - piece.bottom) / 0.75);
  };
  expect([sizeOf('propertysearch'), sizeOf('Receipt'), sizeOf('80,000.00')]).toEqual([13, 18, 16]);
});

test('of an instalment and a penny: the owner reads of what was paid to them, nobody else of either', async () => {
  const { buyer, owner, stranger } = parties;
  const booking = await world.paidBooking();
  await world.plan(booking.id, [1_000, PRICE - TOKEN - 1_000]);
  const [first] = await world.instalmentsOf(booking.id);
  const { publicId } = await world.pay('instalment', first.id);
  expectInOrder(await textFor(publicId, owner), [
    `${await nameOf(buyer)} For · `,
    `${await nameOf(owner)} Purpose · कशासाठी Instalment: Part 1`,
    'Property · ',
    '₹ 1,000.00 One Thousand Rupees Only',
    HELD,
  ]);
  expect(await statusFor(publicId, stranger)).toEqual(NONE);
  const penny = await insertOrder(world.db(), {
    ...{ personId: buyer.id, state: 'paid', paidAt: new Date() },
    ...{ purpose: 'penny', subjectKind: 'booking', subjectId: booking.id, listPaise: paise(100) },
  });
  expect(await statusFor(penny.publicId, buyer)).toEqual([200]);
  expect(await statusFor(penny.publicId, owner)).toEqual(NONE);
  // It stands in no books.
  await query('delete from orders where id = $1', penny.id);
});
