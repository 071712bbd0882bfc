import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import { counted } from '#domain/lib/counted.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { DISTRICT_NAMES } from '#domain/market/kind.ts';
import { kindLabel, percentWords, rateDigits } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';
import { type YieldLine, yieldChart } from './yield-chart.ts';

export const YIELD_TITLE = 'Rental yield against price';

interface Props {
  data: NonNullable<Analysis['yields']['answer']>['data'];
  filters: Filters;
}

const sumOf = (lines: readonly YieldLine[], key: 'nSell' | 'nRent') =>
  groupDigits(lines.reduce((sum, line) => sum + line[key], 0));

/** What a year's asking rent is of the asking price, by locality. */
export function YieldCard({ data: { localities, asOf }, filters }: Props) {
  const { type, district, locality } = filters;
  const lines = useMemo(() => [...localities].sort((a, b) => b.yield - a.yield), [localities]);
  const draw = useMemo(() => yieldChart(lines, locality), [lines, locality]);
  const of = `${kindLabel(type)} in ${district ? DISTRICT_NAMES[district] : 'Pune'}`;
  if (lines.length === 0) {
    return <TooFew title={YIELD_TITLE} n={0} of={`${of}, for sale and for rent in one locality`} />;
  }
  const note = noteOf(
    `${of}: n = ${sumOf(lines, 'nSell')} for sale and ${sumOf(lines, 'nRent')} for rent in ${counted(lines.length, 'locality', { many: 'localities' })}. Gross: taxes, upkeep and empty months are not in it`,
    asOf,
  );
  const number = (key: 'pricePerSqft' | 'rentPerSqft' | 'nSell' | 'nRent', head: string) => ({
    key,
    head,
    numeric: true,
    value: (line: YieldLine) => line[key],
    show: (line: YieldLine) => rateDigits(line[key], key === 'rentPerSqft' ? 'rent' : 'sell'),
  });
  return (
    <ChartCard
      title={YIELD_TITLE}
      note={note}
      hasCsv
      fileName={fileNameOf(['yield against price', district, type], asOf)}
      picture={() => chartPicture({ title: `${YIELD_TITLE}: ${of}`, note }, draw)}
      table={{
        caption: `${YIELD_TITLE}: ${of}`,
        rowKey: ({ slug }) => slug,
        rows: lines,
        columns: [
          { key: 'name', head: 'Locality', value: ({ name }) => name },
          {
            key: 'yield',
            head: 'Gross yield, % a year',
            numeric: true,
            value: (line) => line.yield,
            show: (line) => percentWords(line.yield),
          },
          number('pricePerSqft', 'Median price, ₹ per sq ft'),
          number('rentPerSqft', 'Median rent, ₹ per sq ft a month'),
          number('nSell', 'n for sale'),
          number('nRent', 'n for rent'),
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${YIELD_TITLE}: ${of}`} />
    </ChartCard>
  );
}
