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
import { counted } from '#domain/lib/counted.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { DISTRICT_NAMES } from '#domain/market/kind.ts';
import { HeatMap } from './HeatMap.tsx';
import { stepWords } from './heat-labels.ts';
import type { HeatPoint } from './heat-layer.ts';
import { heatTable } from './heat-table.tsx';
import { Legend } from './Legend.tsx';
import { heatSteps, stepOf, widthOf } from './scale.ts';

export const HEAT_TITLE = 'Asking prices by locality';

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
  const of = `${offerWords(type, listedin)} in ${district ? DISTRICT_NAMES[district] : 'Pune'}`;
  if (points.length === 0) return <TooFew title={HEAT_TITLE} n={n} of={`${of}, in any locality`} />;
  const note = noteOf(
    `${of}: n = ${groupDigits(n)} in ${counted(points.length, 'locality', { many: 'localities' })}`,
    asOf,
  );
  const table = heatTable({ localities, listedin, isFull, chosen: locality, onChoose });
  const legend = steps.map((step) => `${step.number}: ₹ ${stepWords(step, listedin)}`);
  const picture = async () => {
    if (!map.current) throw new Error('The map does not stand yet');
    const { heatPicture } = await import('./heat-picture.ts');
    return heatPicture(map.current, points, legend, { title: `${HEAT_TITLE}: ${of}`, note });
  };
  return (
    <Section
      title={HEAT_TITLE}
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
          title={HEAT_TITLE}
          table={isFull ? table : undefined}
          picture={picture}
        />
      </div>
    </Section>
  );
}
