import { aboutMinutes, distanceWords } from '#client/homes/ways/words.ts';
import type { Commute } from '#domain/homes/commute.ts';
import words from '#messages/homes/calculators/index.ts';
import { metroWords } from './metro-words.ts';

interface Props {
  from: string;
  to: string;
  way: Commute;
}

/** One way to work. */
export function CommuteResult({ from, to, way: { metres, roadMinutes, metro } }: Props) {
  return (
    <section className="rounded-card border border-line p-4">
      <h3 className="text-lg">{words.fromTo({ from, to })}</h3>
      <p className="text-sm text-muted">{words.straight({ distance: distanceWords(metres) })}</p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>{words.byRoad}</dt>
        <dd className="tabular text-right font-semibold">{aboutMinutes(roadMinutes)}</dd>
        <dt>
          {words.byMetro}
          {metro && <span className="block text-xs text-muted">{metroWords(metro)}</span>}
        </dt>
        <dd className="tabular text-right font-semibold">
          {metro ? aboutMinutes(metro.minutes) : words.metroIsNoUse}
        </dd>
      </dl>
    </section>
  );
}
