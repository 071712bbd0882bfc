import { aboutMinutes, distanceWords } from '#client/homes/ways/words.ts';
import type { Commute, MetroRide } from '#domain/homes/commute.ts';

function metroWords({ from, to, changes, metresToMetro, metresFromMetro }: MetroRide): string {
  const change = changes > 0 ? ', changing at Civil Court' : '';
  return `${distanceWords(metresToMetro)} to ${from}, metro to ${to}${change}, then ${distanceWords(metresFromMetro)}`;
}

interface Props {
  from: string;
  to: string;
  way: Commute;
}

/** One way to work. */
export function CommuteResult({ from, to, way: { metres, roadMinutes, metro } }: Props) {
  return (
    <section className="rounded-card border border-line p-4">
      <h3 className="text-lg">
        {from} to {to}
      </h3>
      <p className="text-sm text-muted">{distanceWords(metres)} in a straight line</p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>By road</dt>
        <dd className="tabular text-right font-semibold">{aboutMinutes(roadMinutes)}</dd>
        <dt>
          By metro
          {metro && <span className="block text-xs text-muted">{metroWords(metro)}</span>}
        </dt>
        <dd className="tabular text-right font-semibold">
          {metro ? aboutMinutes(metro.minutes) : 'no use here'}
        </dd>
      </dl>
    </section>
  );
}
