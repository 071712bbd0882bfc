import { percentWords, rateWords } from '#client/market/analysis/labels.ts';
import type { ComparisonRecord } from '#contract/market/analytics-shapes.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { formatPriceShort, groupDigits } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import { marketBhkLabel } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';

/** A line of the comparison. */
export interface Measure {
  id: string;
  label: () => string;
  /** As it is shown, n included; null where there is no figure. */
  words: (record: ComparisonRecord) => string | null;
  /** What is subtracted; absent of what is no number. */
  value?: (record: ComparisonRecord) => number | null | undefined;
  /** The difference in words; its share is told beside it, unless the figure is one itself. */
  gap?: (size: number) => string;
  isShare?: true;
}

type Pick = (record: ComparisonRecord) => { n: number; median: number | null } | null | undefined;

type Said = keyof typeof words.measures;

const labelOf = (id: Said) => ({ id, label: () => words.measures[id] });

const medianOf = (id: Said, pick: Pick, show: (value: number) => string): Measure => ({
  ...labelOf(id),
  value: (record) => pick(record)?.median,
  gap: show,
  words: (record) => {
    const spread = pick(record);
    if (!spread) return null;
    const value = spread.median === null ? words.tooFew : show(spread.median);
    return words.withN({ value, n: groupDigits(spread.n) });
  },
});

const countOf = (
  id: string,
  label: () => string,
  value: (record: ComparisonRecord) => number,
): Measure => ({
  id,
  label,
  value,
  gap: groupDigits,
  words: (record) => groupDigits(value(record)),
});

const percentOf = (id: Said, value: (record: ComparisonRecord) => number | null): Measure => ({
  ...labelOf(id),
  value,
  isShare: true,
  gap: (size) => words.points({ size: percentWords(size).replace('%', '') }),
  words: (record) => {
    const percent = value(record);
    return percent === null ? null : percentWords(percent);
  },
});

const saleRate = (rate: number) => rateWords(rate, 'sell');
const rentRate = (rate: number) => rateWords(rate, 'rent');

const mixOf = ({ sell, rent }: ComparisonRecord): string | null => {
  const of = (
    say: (values: { n: string; kind: string }) => string,
    bhks: readonly { bhk: number; n: number }[] = [],
  ) => bhks.map(({ bhk, n }) => say({ n: groupDigits(n), kind: marketBhkLabel(bhk) }));
  return (
    [...of(words.countForSale, sell?.bhks), ...of(words.countForRent, rent?.bhks)].join(', ') ||
    null
  );
};

/** What is told of a project to everybody. */
export const OPEN_MEASURES: readonly Measure[] = [
  { id: 'locality', label: () => words.locality, words: ({ locality }) => placeName(locality) },
  { id: 'developer', label: () => words.developer, words: ({ developer }) => developer },
  {
    id: 'types',
    label: () => words.types,
    words: ({ property_types: types }) => types.map((type) => SUBCATEGORY_LABEL[type]).join(', '),
  },
  countOf(
    'live',
    () => words.onOfferNow,
    ({ live }) => live,
  ),
  countOf(
    'listings',
    () => words.onOfferEver,
    ({ listings }) => listings,
  ),
];

/** What the full analysis has of it. */
export const FULL_MEASURES: readonly Measure[] = [
  medianOf('askingRate', ({ sell }) => sell?.pricePerSqft, saleRate),
  percentOf('againstLocality', ({ againstLocality }) => againstLocality),
  medianOf('askingPrice', ({ sell }) => sell?.price, formatPriceShort),
  medianOf('areaForSale', ({ sell }) => sell?.area, formatSqft),
  medianOf('rentRate', ({ rent }) => rent?.pricePerSqft, rentRate),
  medianOf('rent', ({ rent }) => rent?.price, formatPriceShort),
  percentOf('grossYield', (record) => record.yield),
  { ...labelOf('bedrooms'), words: mixOf },
  medianOf('localityRate', ({ beside }) => beside?.locality.pricePerSqft, saleRate),
  percentOf('localityYield', ({ beside }) => beside?.locality.yield ?? null),
  // The same of both, so that there is nothing to subtract.
  {
    ...labelOf('puneRate'),
    words: medianOf('puneRate', ({ beside }) => beside?.city.pricePerSqft, saleRate).words,
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
  if (first === second) return words.same;
  const size = Math.abs(second - first);
  const share = isShare || first === 0 ? null : wholePercent(size / Math.abs(first));
  const far = { gap: gap(size), share };
  return second > first ? words.higher(far) : words.lower(far);
}
