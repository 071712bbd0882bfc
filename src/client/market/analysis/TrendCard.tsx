import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { Month } from '#contract/market/analytics-shapes.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import words from '#messages/market/analysis/index.ts';
import { offerWords, rateDigits, rateUnit } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import { trendChart } from './trend-chart.ts';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

interface Props {
  data: NonNullable<Analysis['trend']['answer']>['data'];
  filters: Filters;
}

/** Month by month: what came on the market, and at what price. */
export function TrendCard({ data, filters: { listedin, type } }: Props) {
  const { months, since, place, asOf } = data;
  const draw = useMemo(() => trendChart(months, listedin), [months, listedin]);
  const of = words.offerIn({ offer: offerWords(type, listedin), place: place.name });
  if (months.length === 0) return <TooFew title={words.trend} n={0} of={words.anyMonth({ of })} />;
  const n = months.reduce((sum, month) => sum + month.n, 0);
  const note = noteOf(
    words.cameOn({
      of,
      n: groupDigits(n),
      months: months.length,
      since: since && formatMonth(since),
    }),
    asOf,
  );
  const rate = (key: 'low' | 'median' | 'high', head: string) => ({
    key,
    head: `${head}, ${rateUnit(listedin)}`,
    numeric: true,
    value: (month: Month) => month[key],
    show: ({ [key]: value }: Month) =>
      value === null ? words.tooFew : rateDigits(value, listedin),
  });
  const count = (key: 'n' | 'added' | 'taken', head: string) => ({
    key,
    head,
    numeric: true,
    value: (month: Month) => month[key],
  });
  return (
    <ChartCard
      title={words.trend}
      note={note}
      hasCsv
      fileName={fileNameOf(['asking prices by month', place.name, type, listedin], asOf)}
      picture={() => chartPicture({ title: `${words.trend}: ${of}`, note }, draw)}
      table={{
        caption: `${words.trend}: ${of}`,
        rowKey: ({ month }) => month,
        rows: months,
        columns: [
          { key: 'month', head: words.month, value: ({ month }) => formatMonth(month) },
          rate('median', words.median),
          rate('low', words.lowerQuartile),
          rate('high', words.upperQuartile),
          count('n', 'n'),
          count('added', words.cameOnMarket),
          count('taken', words.soldOrRented),
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${words.trend}: ${of}`} />
    </ChartCard>
  );
}
