import { useMemo } from 'react';
import { ChartCanvas } from '#client/ui/charts/ChartCanvas.tsx';
import { ChartCard } from '#client/ui/charts/ChartCard.tsx';
import { axisLook, axisTitle, type Draw } from '#client/ui/charts/draw.ts';
import { chartPicture } from '#client/ui/charts/picture.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/market/analysis/index.ts';
import { offerWords, rateDigits, rateUnit, rateWords } from './labels.ts';
import { fileNameOf, noteOf } from './note.ts';
import { TooFew } from './TooFew.tsx';
import type { Analysis } from './use-analysis.ts';
import type { Filters } from './use-filters.ts';

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
        ? words.andMore({ low: rateDigits(bin.from, listedin) })
        : words.range({ low: rateDigits(bin.from, listedin), high: rateDigits(bin.to, listedin) }),
  }));

const spreadChart =
  (spans: readonly Span[], listedin: ListedIn): Draw =>
  (inks) => ({
    type: 'bar',
    data: {
      labels: spans.map(({ from }) => rateDigits(from, listedin)),
      datasets: [
        {
          label: words.properties,
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
        x: {
          ...axisLook(inks),
          title: axisTitle(inks, words.unitFrom({ unit: rateUnit(listedin) })),
        },
        y: {
          ...axisLook(inks),
          beginAtZero: true,
          title: axisTitle(inks, words.propertiesN),
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
  const of = words.offerIn({ offer: offerWords(type, listedin), place: place.name });
  if (pricePerSqft.n < MIN_SAMPLE || pricePerSqft.median === null || bins.length === 0) {
    return <TooFew title={words.spread} n={pricePerSqft.n} of={of} />;
  }
  const note = noteOf(
    words.spreadOf({
      of,
      n: groupDigits(pricePerSqft.n),
      median: rateWords(pricePerSqft.median, listedin),
    }),
    asOf,
  );
  return (
    <ChartCard
      title={words.spread}
      note={note}
      hasCsv
      fileName={fileNameOf(['spread of asking prices', place.name, type, listedin], asOf)}
      picture={() => chartPicture({ title: `${words.spread}: ${of}`, note }, draw)}
      table={{
        caption: `${words.spread}: ${of}`,
        rowKey: ({ from }) => from,
        rows: spans,
        columns: [
          { key: 'span', head: rateUnit(listedin), value: ({ words }) => words },
          { key: 'n', head: 'n', numeric: true, value: ({ n }) => n },
        ],
      }}
    >
      <ChartCanvas draw={draw} label={`${words.spread}: ${of}`} />
    </ChartCard>
  );
}
