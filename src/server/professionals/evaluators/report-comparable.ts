import { formatSqft } from '#domain/homes/area.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { type Flow, LEFT, RIGHT, WIDTH } from '#server/lib/pdf/report-flow.ts';
import type { UsedComparable } from './report-facts.ts';

const BOLD = { bold: true } as const;
const SMALL = { size: 8.5, color: '#5b6670' } as const;

// An en dash for a minus, since the font has no other.
export const withSign = (percent: number) =>
  `${percent > 0 ? '+' : '–'}${Math.abs(percent).toFixed(1)} %`;

/** A home that was compared, whole on one sheet, with what was adjusted. */
export function writeComparable(flow: Flow, one: UsedComparable, i: number): void {
  const { sheet } = flow;
  const { title, locality, metres, areaSqft, price, closed, rate, adjustedRate, share, source } =
    one;
  const name = title.includes(locality) ? title : `${title}, ${locality}`;
  const figures = `₹ ${groupDigits(rate)} to ₹ ${groupDigits(adjustedRate)}`;
  const words = `${i + 1}. ${name}`;
  const priceWords = source ? 'Paid' : closed ? 'Taken; last asked' : 'Asks';
  const lines = [
    `${priceWords} ${formatRupees(price)} for ${formatSqft(areaSqft)}; ${groupDigits(metres)} m away; counts ${share.toFixed(1)} %`,
    ...(source ? [`The evaluator’s own comparable. Source: ${source}`] : []),
    ...one.adjustments.map(({ percent, words: why }) => `${withSign(percent)}  ${why}`),
  ];
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, WIDTH, SMALL), 0);
  flow.room(sheet.heightOf(words, WIDTH - 160, BOLD) + height);
  sheet.write(figures, RIGHT - 150, flow.y, 150, { ...BOLD, align: 'right' });
  flow.y += sheet.write(words, LEFT, flow.y, WIDTH - 160, BOLD);
  for (const line of lines) flow.text(line, SMALL);
  flow.gap(6);
}
