import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { offerWords, rateDigits, rateUnit, rateWords } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

export const SPREAD_TITLE = 'How asking prices are spread';

type Data = NonNullable<Analysis['distribution']['answer']>['data'];
type Bin = Data['bins'][number];

interface Span extends Bin {
  /** The last one gathers all above. */
  words: string;
}

const spansOf = (bins: readonly Bin[], listedin: ListedIn): Span[] =>
  bins.map((bin, i) => ({
    ...bin,
    words:
      i === bins.length - 1
        ? `${rateDigits(bin.from, listedin)} and more`
        : `${rateDigits(bin.from, listedin)} to ${rateDigits(bin.to, listedin)}`,
  }));

const spreadChart =
  (spans: readonly Span[], listedin: ListedIn): Draw =>
  (inks) => ({
    type: 'bar',
    data: {
      labels: spans.map(({ from }) => rateDigits(from, listedin)),
      datasets: [
        {
          label: 'Properties',
          data: spans.map(({ n }) => n),
          backgroundColor: inks.series[0].solid,
          hoverBackgroundColor: inks.series[0].solid,
          barPercentage: 1,
          categoryPercentage: 0.94,
        },
      ],
    },
    options: {
      plugins: {
        legend: { display: false },
        tooltip: {
          callbacks: {
            title: ([item]) => `₹ ${spans[item?.dataIndex ?? -1]?.words}`,
            label: ({ raw }) => `n = ${groupDigits(Number(raw))}`,
          },
        },
      },
      scales: {
        x: { ...axisLook(inks), title: axisTitle(inks, `${rateUnit(listedin)}, from`) },
        y: {
          ...axisLook(inks),
          beginAtZero: true,
          title: axisTitle(inks, 'Properties (n)'),
          ticks: { color: inks.muted, precision: 0 },
        },
      },
    },
  });

/** How many ask how much by the square foot. */
export function DistributionCard({ data, filters }: { data: Data; filters: Filters }) {
  const { listedin, type } = filters;
  const { bins, pricePerSqft, place, asOf } = data;
  const spans = useMemo(() => spansOf(bins, listedin), [bins, listedin]);
  const draw = useMemo(() => spreadChart(spans, listedin), [spans, listedin]);
  const of = `${offerWords(type, listedin)} in ${place.name}`;
  if (pricePerSqft.n < MIN_SAMPLE || pricePerSqft.median === null || bins.length === 0) {
    return <TooFew title={SPREAD_TITLE} n={pricePerSqft.n} of={of} />;
  }
  const median = `median ${rateWords(pricePerSqft.median, listedin)}`;
  const note = noteOf(`${of}: n = ${groupDigits(pricePerSqft.n)}, ${median}`, asOf);
  return (
    <ChartCard
      title={SPREAD_TITLE}
      note={note}
      hasCsv
      fileName={fileNameOf(['spread of asking prices', place.name, type, listedin], asOf)}
      picture={() => chartPicture({ title: `${SPREAD_TITLE}: ${of}`, note }, draw)}
      table={{
        caption: `${SPREAD_TITLE}: ${of}`,
        rowKey: ({ from }) => from,
        rows: spans,
        columns: [
          { key: 'span', head: rateUnit(listedin), value: ({ words }) => words },
          { key: 'n', head: 'n', numeric: true, value: ({ n }) => n },
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${SPREAD_TITLE}: ${of}`} />
    </ChartCard>
  );
}
