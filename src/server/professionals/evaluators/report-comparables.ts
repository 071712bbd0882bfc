import { formatSqft } from '#domain/homes/area.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { FEWEST_COMPARABLES } from '#domain/professionals/valuation.ts';
import words from '#messages/professionals/valuation-report/index.ts';
import { type Flow, LEFT, RIGHT, WIDTH } from '#server/lib/pdf/report-flow.ts';
import type { ReportFacts, UsedComparable } from './report-facts.ts';

const BOLD = { bold: true } as const;
const SMALL = { size: 8.5, color: '#5b6670' } as const;

// An en dash for a minus, since the font has no other.
export const withSign = (percent: number) =>
  `${percent > 0 ? '+' : '–'}${Math.abs(percent).toFixed(1)} %`;

/** A home that was compared, whole on one sheet, with what was adjusted. */
function writeComparable(flow: Flow, one: UsedComparable, i: number): void {
  const { sheet } = flow;
  const { title, locality, metres, areaSqft, price, closed, rate, adjustedRate, share, source } =
    one;
  const name = `${i + 1}. ${title.includes(locality) ? title : `${title}, ${locality}`}`;
  const rates = words.fromTo({ from: groupDigits(rate), to: groupDigits(adjustedRate) });
  const standing = source ? words.paid : closed ? words.taken : words.asks;
  const lines = [
    words.where({
      price: standing({ price: formatRupees(price) }),
      area: formatSqft(areaSqft),
      metres: groupDigits(metres),
      share: share.toFixed(1),
    }),
    ...(source ? [words.ownSource({ source })] : []),
    ...one.adjustments.map(({ percent, words: why }) => `${withSign(percent)}  ${why}`),
  ];
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, WIDTH, SMALL), 0);
  flow.room(sheet.heightOf(name, WIDTH - 160, BOLD) + height);
  sheet.write(rates, RIGHT - 150, flow.y, 150, { ...BOLD, align: 'right' });
  flow.y += sheet.write(name, LEFT, flow.y, WIDTH - 160, BOLD);
  for (const line of lines) flow.text(line, SMALL);
  flow.gap(6);
}

/** Says of the figures above what they truly rest on. */
function methodOf({ reckoned, isOwn }: ReportFacts): string {
  const rest = !reckoned
    ? words.tooFew({ fewest: FEWEST_COMPARABLES })
    : isOwn
      ? words.weighedBeside
      : words.weighed;
  return [words.adjusted, rest, words.asked].join(' ');
}

/** What the value is reckoned from, and how. */
export function writeComparables(flow: Flow, facts: ReportFacts): void {
  if (facts.comparables.length === 0) return;
  flow.heading(words.comparables);
  for (const [i, one] of facts.comparables.entries()) writeComparable(flow, one, i);
  flow.heading(words.howReckoned);
  flow.text(methodOf(facts));
}
