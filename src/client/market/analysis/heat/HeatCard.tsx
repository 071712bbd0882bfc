import type * as L from 'leaflet';
import { useId, useMemo, useRef } from 'react';
import { offerWords, rateWords } from '#client/market/analysis/labels.ts';
import { fileNameOf, noteOf } from '#client/market/analysis/note.ts';
import { TooFew } from '#client/market/analysis/TooFew.tsx';
import type { Analysis } from '#client/market/analysis/use-analysis.ts';
import type { Filters } from '#client/market/analysis/use-filters.ts';
import { Downloads } from '#client/ui/charts/Downloads.tsx';
import { FigureTable } from '#client/ui/charts/FigureTable.tsx';
import { Section } from '#client/ui/Section.tsx';
import { groupDigits } from '#domain/lib/money.ts';
import { DISTRICT_NAMES } from '#domain/market/kind.ts';
import words from '#messages/market/analysis/index.ts';
import { HeatMap } from './HeatMap.tsx';
import { stepWords } from './heat-labels.ts';
import type { HeatPoint } from './heat-layer.ts';
import { heatTable } from './heat-table.tsx';
import { Legend } from './Legend.tsx';
import { heatSteps, stepOf, widthOf } from './scale.ts';

type Data = NonNullable<Analysis['heat']['answer']>['data'];

interface Props {
  data: Data;
  filters: Filters;
  isFull: boolean;
  onChoose: (slug: string) => void;
}

function useHeat(localities: Data['localities'], listedin: Filters['listedin']) {
  return useMemo(() => {
    const known = localities.flatMap(({ pricePerSqft: { median, n }, ...rest }) =>
      median === null ? [] : [{ ...rest, median, n }],
    );
    const steps = heatSteps(known.map(({ median }) => median));
    const most = Math.max(1, ...known.map(({ n }) => n));
    const points = known.flatMap(({ slug, name, lat, lng, median, n }): HeatPoint[] => {
      const step = stepOf(steps, median);
      const label = `${name}: ${rateWords(median, listedin)}, n = ${groupDigits(n)}`;
      return step ? [{ slug, lat, lng, label, step, width: widthOf(n, most) }] : [];
    });
    return { steps, points, n: known.reduce((sum, { n }) => sum + n, 0) };
  }, [localities, listedin]);
}

/** The middle price of every locality on a map, with the table of them beside it. */
export function HeatCard({ data: { localities, asOf }, filters, isFull, onChoose }: Props) {
  const { listedin, type, district, locality } = filters;
  const titleId = useId();
  const map = useRef<L.Map>(undefined);
  const { steps, points, n } = useHeat(localities, listedin);
  const of = words.offerIn({
    offer: offerWords(type, listedin),
    place: district ? DISTRICT_NAMES[district] : words.pune,
  });
  if (points.length === 0)
    return <TooFew title={words.heat} n={n} of={words.inAnyLocality({ of })} />;
  const note = noteOf(words.heatIn({ of, n: groupDigits(n), places: points.length }), asOf);
  const table = heatTable({ localities, listedin, isFull, chosen: locality, onChoose });
  const legend = steps.map((step) => `${step.number}: ₹ ${stepWords(step, listedin)}`);
  const picture = async () => {
    if (!map.current) throw new Error('The map does not stand yet');
    const { heatPicture } = await import('./heat-picture.ts');
    return heatPicture(map.current, points, legend, { title: `${words.heat}: ${of}`, note });
  };
  return (
    <Section
      title={words.heat}
      titleId={titleId}
      size="lg"
      className="card grid grid-cols-1 gap-3 p-4"
    >
      <p className="tabular text-sm text-muted">{note}</p>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[1fr_1fr]">
        <div className="grid grid-cols-1 gap-3">
          <div className="relative h-[26rem] overflow-hidden rounded-card border border-line">
            <HeatMap
              points={points}
              chosen={locality}
              onChoose={onChoose}
              onMap={(started) => {
                map.current = started;
              }}
            />
          </div>
          <Legend steps={steps} listedin={listedin} />
        </div>
        <FigureTable {...table} isDense pageSize={8} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Downloads
          name={fileNameOf(['asking prices by locality', district, type, listedin], asOf)}
          title={words.heat}
          table={isFull ? table : undefined}
          picture={picture}
        />
      </div>
    </Section>
  );
}
