import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { Month } from '#contract/market/analytics-shapes.ts';
import { counted } from '#domain/lib/counted.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import { offerWords, rateDigits, rateUnit } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import { trendChart } from './trend-chart.ts';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

export const TREND_TITLE = 'Asking prices by month';

interface Props {
  data: NonNullable<Analysis['trend']['answer']>['data'];
  filters: Filters;
}

/** Month by month: what came on the market, and at what price. */
export function TrendCard({ data, filters: { listedin, type } }: Props) {
  const { months, since, place, asOf } = data;
  const draw = useMemo(() => trendChart(months, listedin), [months, listedin]);
  const of = `${offerWords(type, listedin)} in ${place.name}`;
  if (months.length === 0) return <TooFew title={TREND_TITLE} n={0} of={`${of}, any month`} />;
  const n = months.reduce((sum, month) => sum + month.n, 0);
  const kept = since ? `; figures are kept since ${formatMonth(since)}` : '';
  const note = noteOf(
    `${of} that came on the market: n = ${groupDigits(n)} in ${counted(months.length, 'month')}${kept}`,
    asOf,
  );
  const rate = (key: 'low' | 'median' | 'high', head: string) => ({
    key,
    head: `${head}, ${rateUnit(listedin)}`,
    numeric: true,
    value: (month: Month) => month[key],
    show: ({ [key]: value }: Month) => (value === null ? 'Too few' : rateDigits(value, listedin)),
  });
  const count = (key: 'n' | 'added' | 'taken', head: string) => ({
    key,
    head,
    numeric: true,
    value: (month: Month) => month[key],
  });
  return (
    <ChartCard
      title={TREND_TITLE}
      note={note}
      hasCsv
      fileName={fileNameOf(['asking prices by month', place.name, type, listedin], asOf)}
      picture={() => chartPicture({ title: `${TREND_TITLE}: ${of}`, note }, draw)}
      table={{
        caption: `${TREND_TITLE}: ${of}`,
        rowKey: ({ month }) => month,
        rows: months,
        columns: [
          { key: 'month', head: 'Month', value: ({ month }) => formatMonth(month) },
          rate('median', 'Median'),
          rate('low', 'Lower quartile'),
          rate('high', 'Upper quartile'),
          count('n', 'n'),
          count('added', 'Came on the market'),
          count('taken', 'Sold or rented'),
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${TREND_TITLE}: ${of}`} />
    </ChartCard>
  );
}
