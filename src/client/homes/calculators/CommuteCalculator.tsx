import { useId, useState } from 'react';
import { type Place, useLocalities } from '#client/homes/place-input/use-localities.ts';
import { ASSUMED, commute } from '#domain/homes/commute.ts';
import { Tick } from './Choice.tsx';
import { CommuteResult } from './CommuteResult.tsx';

const FIELDS = [
  ['home', 'Home', 'e.g. Wakad'],
  ['first', 'First workplace', 'e.g. Hinjawadi'],
  ['second', 'Second workplace', 'e.g. Kharadi'],
] as const;
type Field = (typeof FIELDS)[number][0];
/** Before so many nobody expects to be understood. */
const FEWEST_LETTERS = 3;

/** From a home to two workplaces, by road and by metro. */
export function CommuteCalculator() {
  const id = useId();
  const [typed, setTyped] = useState<Record<Field, string>>({ home: '', first: '', second: '' });
  const [withPlanned, setPlanned] = useState(false);
  const { suggest } = useLocalities();
  const placeFor = (field: Field): Place | undefined => suggest(typed[field])[0];
  const home = placeFor('home');
  const ways = (['first', 'second'] as const).flatMap((field) => {
    const work = placeFor(field);
    return home && work ? [{ field, work, way: commute(home, work, withPlanned) }] : [];
  });
  const unknown = FIELDS.map(([field]) => field).filter(
    (field) => typed[field].trim().length >= FEWEST_LETTERS && !placeFor(field),
  );
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        {FIELDS.map(([field, label, example]) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {label}, locality
            <input
              id={id + field}
              className="field mt-1.5"
              list={`${id + field}list`}
              autoComplete="off"
              placeholder={example}
              maxLength={80}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
            <datalist id={`${id + field}list`}>
              {suggest(typed[field]).map(({ slug, name }) => (
                <option key={slug} value={name} />
              ))}
            </datalist>
          </label>
        ))}
        <Tick
          label="Count metro stations that are not open yet"
          checked={withPlanned}
          onChange={setPlanned}
        />
      </div>
      <div className="grid content-start gap-4">
        <div aria-live="polite" className="grid gap-4">
          {unknown.map((field) => (
            <p key={field} className="wrap-anywhere">
              We know no locality like “{typed[field].trim()}” in Pune.
            </p>
          ))}
          {home && ways.length > 0 ? (
            ways.map(({ field, work, way }) => (
              <CommuteResult key={field} from={home.name} to={work.name} way={way} />
            ))
          ) : (
            <p className="text-muted">
              Name the locality of a home and of one or two workplaces. Nothing you type is kept.
            </p>
          )}
        </div>
        <p className="text-xs text-muted">
          An estimate from distances alone, between the middles of localities, without timetable or
          traffic. Assumed: ways are {ASSUMED.detour} times the straight line; {ASSUMED.roadKmh}{' '}
          km/h by road; to a station on foot at {ASSUMED.walkKmh} km/h, beyond{' '}
          {ASSUMED.walkMetres / 1_000} km by rickshaw; trains at {ASSUMED.metroKmh} km/h with stops,{' '}
          {ASSUMED.waitMinutes} minutes to wait, {ASSUMED.changeMinutes} to change at Civil Court.
          Where stations and localities lie: our own gazetteer, stations along the lines of Pune
          Metro; of Line 3, which is being built, right to some 300 m.
        </p>
      </div>
    </div>
  );
}

export default CommuteCalculator;
