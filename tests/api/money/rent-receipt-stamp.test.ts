import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getRentReceiptPdfVerb } from '#server/money/papers/rent-receipts.ts';
import { contextOf, dealWorld, insertBooking } from '#tests/api/deals/deal-world.ts';
import { pdfPages } from '#tests/pdf-pages.ts';

/** Where the revenue stamp goes on a receipt of rent in cash, and that its place is never parted. */

const world = dealWorld();
const { parties, query } = world;
/** In points: how far from the top of a sheet its foot begins, and how high the sheet is. */
const [FOOT, SHEET] = [794, 841.89];

async function paidInCash(): Promise<number> {
  const listing = await world.aListing('paid');
  await query(`update listings set listed_in = 'rent' where id = $1`, listing.id);
  const { id } = await insertBooking(
    world.context(),
    { listing, buyer: parties.buyer },
    { state: 'paid' },
  );
  const { status } = await world.as(parties.owner, 'POST', `/book/rentreceipts/${id}`, {
    ...{ month: '2026-03', amount: 32_000, paidBy: 'cash', paidOn: '2026-03-05' },
  });
  expect(status).toBe(200);
  await query(
    `insert into billing_profiles (person_id, name, address, pincode, state)
     values ($1, 'Ramesh Kulkarni', '7 Law College Road, Pune', '411004', '27')`,
    parties.owner.id,
  );
  return id;
}

/** The two lines of the stamp's place, from the top of each sheet that has them. */
const linesOf = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => packed)
    // As zlib begins; the fonts are packed, too, and draw nothing.
    .filter((packed) => packed.startsWith('x'))
    .map((packed) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .map((drawn) => [...drawn.matchAll(/\b48 ([\d.]+) m\n128 \1 l/g)].map(([, y]) => Number(y)))
    .filter((lines) => lines.length > 0);

test('stands whole under its words, however far down the sheet they come', async () => {
  const id = await paidInCash();
  const sheets = new Set<number>();
  // Fewer lines apart than its place is high, so that one of them leaves too little room.
  for (const lines of [24, 28, 32, 36]) {
    await query(
      'update billing_profiles set address = $2 where person_id = $1',
      ...[
        parties.owner.id,
        '7 Law College Road, Erandwane, near the Film Institute, '.repeat(lines),
      ],
    );
    const { bytes } = await getRentReceiptPdfVerb(contextOf(world.context(), parties.buyer.id), {
      ...{ params: { id, month: '2026-03' }, query: {} as never, body: {} as never },
    });
    const pages = await pdfPages(bytes as Uint8Array);
    sheets.add(pages.length);
    const [[above = 0, below = 0] = [], ...more] = linesOf(Buffer.from(bytes));
    expect(more).toEqual([]);
    expect(below - above).toBeCloseTo(72, 1);
    expect(below).toBeLessThan(FOOT);
    // Over it stands what it is for, or nothing, where the words were the last of a sheet.
    const words = (pages.at(-1)?.pieces ?? [])
      .map(({ text, bottom }) => ({ text, under: SHEET - bottom }))
      .filter(({ under }) => under < FOOT);
    const last = Math.max(40, ...words.map(({ under }) => under));
    expect(above).toBeGreaterThan(last);
    expect(above - last).toBeLessThan(20);
  }
  expect([...sheets]).toEqual([1, 2]);
});
