import { inflateSync } from 'node:zlib';
import { getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { getSettlementStatementVerb } from '#server/money/settlements/statement.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { type Piece, pdfPages } from '#tests/pdf-pages.ts';
import { settlementDesk } from './settlement-desk.ts';

/** Where each thing stands on a statement: a figure in the wrong column would be somebody else’s. */

const desk = settlementDesk();
/** In points, as the sheet is high. */
const SHEET = 841.89;

/** The rules across a sheet, from its top, and whether a band is laid behind what is a sample. */
function drawnOn(pdf: Buffer) {
  const drawn = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => packed)
    // As zlib begins.
    .filter((packed) => packed.startsWith('x'))
    .map((packed) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n');
  return {
    rules: [...drawn.matchAll(/\b48 ([\d.]+) m\n547 \1 l/g)].map(([, y]) => Number(y)),
    hasBand: /\b0 0 596 24 re\n.*\n1 0\.95/.test(drawn),
  };
}

test('keeps labels, figures and sums to their columns, each under the one before', async () => {
  const deal = await desk.aDeal();
  await desk.letGo('owner', deal.id, 45_000);
  await (await desk.agree('buyer', await desk.proposed('owner', deal.id, 60_000)))();
  const { bytes } = await getSettlementStatementVerb(
    contextOf(desk.context(), desk.parties.buyer.id),
    { params: { id: deal.id }, query: {} as never, body: {} as never },
  );
  const [page, ...more] = await pdfPages(bytes as Uint8Array);
  expect(more).toEqual([]);
  const pieces = page?.pieces ?? [];
  const sizeOf = ({ top, bottom }: Piece) => Math.round(((top - bottom) / 0.75) * 10) / 10;
  const underOf = ({ bottom }: Piece) => SHEET - bottom;
  const find = (words: string, nth = 0): Piece => {
    const found = pieces.filter(({ text }) => text.startsWith(words)).at(nth);
    if (!found) throw new Error(`There is no “${words}”`);
    return found;
  };
  const left = (words: string, nth = 0) => {
    const piece = find(words, nth);
    return [words, Math.round(piece.left), sizeOf(piece)];
  };
  const right = (words: string, nth = 0) => {
    const piece = find(words, nth);
    return [words, Math.round(piece.right), sizeOf(piece)];
  };
  // The last of a line is flush with the right edge of its column.
  const edgeOfLine = (words: string) => {
    const { bottom, left: from } = find(words);
    const line = pieces.filter((piece) => Math.abs(piece.bottom - bottom) < 1);
    const label = line.filter((piece) => piece.left >= from && piece.right < 440);
    return [
      words,
      ...[label, line].map((part) => Math.round(Math.max(...part.map((p) => p.right)))),
    ];
  };

  const starts = [
    ['SANDBOX SAMPLE', 48, 9],
    ['propertysearch', 48, 15],
    ['Booking ·', 48, 9.5],
    ['Property ·', 48, 9.5],
    ['Owner ·', 48, 9.5],
    ['Ramesh K.', 208, 9.5],
    ['Buyer ·', 48, 9.5],
    ['Meera J.', 208, 9.5],
    ['The booking is ·', 48, 9.5],
    ['cancelled ·', 208, 9.5],
    ['As of ·', 48, 9.5],
    ['Date ·', 48, 8.5],
    ['What ·', 116, 8.5],
    ['Token amount for', 116, 9],
    ['Released with', 116, 9],
    ['Refund: ', 116, 9],
    ['Settled:', 48, 9.5],
    ['The owner owes', 48, 9.5],
    ['Made by computer', 48, 8.5],
  ] as const;
  expect(starts.map(([words]) => left(words))).toEqual(starts);
  const figures = [
    ['80,000.00', 390, 9],
    ['35,000.00', 468, 9],
    ['45,000.00', 547, 9],
  ] as const;
  expect(figures.map(([words]) => right(words))).toEqual(figures);
  // A move has one figure: where nothing moved, nothing stands.
  for (const words of ['Token amount for', 'Released with', 'Refund: ']) {
    const { bottom } = find(words);
    const beside = pieces.filter((one) => Math.abs(one.bottom - bottom) < 1 && one.left > 315);
    expect(beside).toHaveLength(1);
  }
  const sums = ['The buyer has', 'The owner has', 'Kept by the', 'Held in'];
  // The last one’s ends with letters of which a reader is told no width.
  const edges = sums.map(edgeOfLine);
  expect(edges.slice(0, 3)).toEqual(sums.slice(0, 3).map((words) => [words, 438, 547]));
  expect(edges[3]?.[2]).toBe(547);
  const title = find('Settlement statement');
  const titled = pieces.filter(({ bottom }) => Math.abs(bottom - title.bottom) < 1);
  expect([sizeOf(title), Math.round(Math.max(...titled.map((p) => p.right)))]).toEqual([14, 547]);

  const { rules, hasBand } = drawnOn(Buffer.from(bytes));
  expect(hasBand).toBe(true);
  const [head = 0, above = 0, below = 0, end = 0, closing = 0] = rules;
  expect(rules).toHaveLength(5);
  const between = (top: string, rule: number, bottom: string) => {
    expect(rule - underOf(find(top))).toBeGreaterThan(3);
    expect(rule - underOf(find(top))).toBeLessThan(46);
    // Letters rise above the line they stand on.
    const { top: rise } = find(bottom);
    expect(SHEET - rise - rule).toBeGreaterThan(2);
    expect(SHEET - rise - rule).toBeLessThan(26);
  };
  between('propertysearch', head, 'Booking ·');
  between('As of ·', above, 'Date ·');
  between('Date ·', below, 'Token amount for');
  between('Refund: ', end, 'The buyer has');
  between('The owner owes', closing, 'Made by computer');
  const heights = starts.map(([words]) => underOf(find(words)));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  const sumLines = sums.map((words) => underOf(find(words)));
  for (const [i, at] of sumLines.slice(1).entries())
    expect(at - (sumLines[i] ?? 0)).toBeCloseTo(15.3);
  const [paid = 0, released = 0, refund = 0] = [
    'Token amount for',
    'Released with',
    'Refund: ',
  ].map((words) => underOf(find(words)));
  // As many lines as the home’s name takes, then two.
  expect(released - paid).toBeGreaterThan(20);
  expect(released - paid).toBeLessThan(60);
  expect(refund - released).toBeCloseTo(33.2);
  // The closing line is under its English, too.
  expect(underOf(find('या')) - underOf(find('Made by computer'))).toBeCloseTo(11.9);
  expect(underOf(find('The owner owes')) - underOf(find('Settled:'))).toBeGreaterThan(28);
  const { info } = await getMeta(new Uint8Array(bytes as Uint8Array));
  expect(info.Author).toBe('Propertysearch');
  expect(info.Title).toBe(`Settlement statement of booking ${deal.id}`);
});
