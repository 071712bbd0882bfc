import { percentWords, rateWords } from '#client/market/analysis/labels.ts';
import type { ComparisonRecord } from '#contract/market/analytics-shapes.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import { marketBhkLabel } from '#domain/market/kind.ts';

/** A line of the comparison. */
export interface Measure {
  label: string;
  /** As it is shown, n included; null where there is no figure. */
  words: (record: ComparisonRecord) => string | null;
  /** What is subtracted; absent of what is no number. */
  value?: (record: ComparisonRecord) => number | null | undefined;
  /** The difference in words; its share is told beside it, unless the figure is one itself. */
  gap?: (size: number) => string;
  isShare?: true;
}

type Pick = (record: ComparisonRecord) => { n: number; median: number | null } | null | undefined;

const medianOf = (label: string, pick: Pick, show: (value: number) => string): Measure => ({
  label,
  value: (record) => pick(record)?.median,
  gap: show,
  words: (record) => {
    const spread = pick(record);
    if (!spread) return null;
    const median = spread.median === null ? 'Too few' : show(spread.median);
    return `${median} (n = ${groupDigits(spread.n)})`;
  },
});

const countOf = (label: string, value: (record: ComparisonRecord) => number): Measure => ({
  label,
  value,
  gap: groupDigits,
  words: (record) => groupDigits(value(record)),
});

const percentOf = (label: string, value: (record: ComparisonRecord) => number | null): Measure => ({
  label,
  value,
  isShare: true,
  gap: (size) => `${percentWords(size).replace('%', '')} points`,
  words: (record) => {
    const percent = value(record);
    return percent === null ? null : percentWords(percent);
  },
});

const saleRate = (rate: number) => rateWords(rate, 'sell');
const rentRate = (rate: number) => rateWords(rate, 'rent');
const sqft = (size: number) => `${groupDigits(size)} sq ft`;

const mixOf = ({ sell, rent }: ComparisonRecord): string | null => {
  const of = (word: string, bhks: readonly { bhk: number; n: number }[] = []) =>
    bhks.map(({ bhk, n }) => `${groupDigits(n)} of ${marketBhkLabel(bhk)} ${word}`);
  return [...of('for sale', sell?.bhks), ...of('for rent', rent?.bhks)].join(', ') || null;
};

/** What is told of a project to everybody. */
export const OPEN_MEASURES: readonly Measure[] = [
  { label: 'Locality', words: ({ locality }) => locality },
  { label: 'Developer', words: ({ developer }) => developer },
  {
    label: 'Types',
    words: ({ property_types: types }) => types.map((type) => SUBCATEGORY_LABEL[type]).join(', '),
  },
  countOf('On offer now', ({ live }) => live),
  countOf('On offer now or before', ({ listings }) => listings),
];

/** What the full analysis has of it. */
export const FULL_MEASURES: readonly Measure[] = [
  medianOf('Median asking, ₹ per sq ft', ({ sell }) => sell?.pricePerSqft, saleRate),
  percentOf('Against its locality’s median', ({ againstLocality }) => againstLocality),
  medianOf('Median asking price', ({ sell }) => sell?.price, formatPriceShort),
  medianOf('Median area for sale', ({ sell }) => sell?.area, sqft),
  medianOf('Median rent, ₹ per sq ft a month', ({ rent }) => rent?.pricePerSqft, rentRate),
  medianOf('Median rent a month', ({ rent }) => rent?.price, formatPriceShort),
  percentOf('Gross rental yield a year', (record) => record.yield),
  { label: 'Bedrooms', words: mixOf },
  medianOf('Its locality, ₹ per sq ft', ({ beside }) => beside?.locality.pricePerSqft, saleRate),
  percentOf('Its locality’s yield', ({ beside }) => beside?.locality.yield ?? null),
  // The same of both, so that there is nothing to subtract.
  {
    label: 'All of Pune, ₹ per sq ft',
    words: medianOf('', ({ beside }) => beside?.city.pricePerSqft, saleRate).words,
  },
];

/** "B higher by ₹ 850 (12%)"; null where one of the figures is missing. */
export function differenceWords(
  { value, gap, isShare }: Measure,
  a: ComparisonRecord | undefined,
  b: ComparisonRecord | undefined,
): string | null {
  const [first, second] = [a && value?.(a), b && value?.(b)];
  if (first == null || second == null || !gap) return null;
  if (first === second) return 'The same';
  const size = Math.abs(second - first);
  const share = isShare || first === 0 ? '' : ` (${wholePercent(size / Math.abs(first))}%)`;
  return `B ${second > first ? 'higher' : 'lower'} by ${gap(size)}${share}`;
}
