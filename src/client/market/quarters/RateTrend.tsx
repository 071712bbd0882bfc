import {
  offerWords,
  percentWords,
  rateDigits,
  rateUnit,
  rateWords,
} from '#client/market/analysis/labels.ts';
import { Section } from '#client/ui/Section.tsx';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { getQuarters } from '#contract/market/analytics-charts.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { type MarketKind, measure } from '#domain/market/kind.ts';
import { formatQuarter } from '#domain/market/quarters.ts';
import { differencePercent } from '#domain/market/yield.ts';
import words from '#messages/market/rates/index.ts';

export type Quarters = ResponseOf<typeof getQuarters>['data'];

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 8;

/** One line through all quarters, over the span of their rates. */
function pointsOf(rates: readonly number[]): { x: number; y: number }[] {
  const low = Math.min(...rates);
  const span = Math.max(...rates) - low || 1;
  const step = (WIDTH - 2 * EDGE) / Math.max(1, rates.length - 1);
  return rates.map((rate, i) => ({
    x: Math.round(EDGE + i * step),
    y: Math.round(HEIGHT - EDGE - ((rate - low) / span) * (HEIGHT - 2 * EDGE)),
  }));
}

interface Props {
  quarters: Quarters | undefined;
  type: MarketKind;
  listedin: ListedIn;
}

/**
 * How asking rates around a home have moved, by quarter; nothing where fewer than two are known. The
 * line is drawn beside the figures it is made of.
 */
export function RateTrend({ quarters: known, type, listedin }: Props) {
  const all = known?.quarters ?? [];
  const [first] = all;
  const last = all.at(-1);
  if (!known || !first || !last || first === last) return null;
  const change = differencePercent(last.rate, first.rate);
  const points = pointsOf(all.map((one) => one.rate));
  const unit = rateUnit(listedin);
  return (
    <Section title={words.howMoved} titleId="rate-trend">
      <p className="mt-2">
        {words.moved({
          offers: offerWords(type, listedin),
          place: known.place.name,
          unit,
          first: rateWords(first.rate, listedin),
          since: formatQuarter(first.quarter),
          last: rateWords(last.rate, listedin),
          until: formatQuarter(last.quarter),
          change: change === null ? null : `${change > 0 ? '+' : ''}${percentWords(change)}`,
        })}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-3 h-24 w-full max-w-md print:hidden"
        aria-hidden="true"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="4" fill="var(--chart-1)" />
        ))}
      </svg>
      <table className="mt-2 w-full max-w-md text-sm">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1 font-normal">
              {words.cameIn}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {unit}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              n
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((one) => (
            <tr key={one.quarter} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {formatQuarter(one.quarter)}
              </th>
              <td className="py-1 text-right font-semibold">{rateDigits(one.rate, listedin)}</td>
              <td className="py-1 text-right text-muted">{groupDigits(one.n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 max-w-[68ch] text-xs text-muted">
        {words.howReckoned({ measure: measure(), day: known.asOf && formatDate(known.asOf) })}
      </p>
    </Section>
  );
}
