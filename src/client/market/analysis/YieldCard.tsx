import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { DISTRICT_NAMES } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';
import { kindLabel, percentWords, rateDigits } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';
import { type YieldLine, yieldChart } from './yield-chart.ts';

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
  const of = words.offerIn({
    offer: kindLabel(type),
    place: district ? DISTRICT_NAMES[district] : words.pune,
  });
  if (lines.length === 0) {
    return <TooFew title={words.yields} n={0} of={words.bothInOne({ of })} />;
  }
  const note = noteOf(
    words.yieldsOf({
      of,
      sale: sumOf(lines, 'nSell'),
      rent: sumOf(lines, 'nRent'),
      places: lines.length,
    }),
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
      title={words.yields}
      note={note}
      hasCsv
      fileName={fileNameOf(['yield against price', district, type], asOf)}
      picture={() => chartPicture({ title: `${words.yields}: ${of}`, note }, draw)}
      table={{
        caption: `${words.yields}: ${of}`,
        rowKey: ({ slug }) => slug,
        rows: lines,
        columns: [
          { key: 'name', head: words.locality, value: ({ name }) => name },
          {
            key: 'yield',
            head: words.grossYield,
            numeric: true,
            value: (line) => line.yield,
            show: (line) => percentWords(line.yield),
          },
          number('pricePerSqft', words.medianPriceRate),
          number('rentPerSqft', words.medianRentRate),
          number('nSell', words.nForSale),
          number('nRent', words.nForRent),
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${words.yields}: ${of}`} />
    </ChartCard>
  );
}
