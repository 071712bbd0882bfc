import { useId, useState } from 'react';
import { type Place, useLocalities } from '#client/homes/place-input/use-localities.ts';
import { ASSUMED, commute } from '#domain/homes/commute.ts';
import words from '#messages/homes/calculators/index.ts';
import { Tick } from './Choice.tsx';
import { CommuteResult } from './CommuteResult.tsx';

const FIELDS = ['home', 'first', 'second'] as const;
type Field = (typeof FIELDS)[number];
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
  const unknown = FIELDS.filter(
    (field) => typed[field].trim().length >= FEWEST_LETTERS && !placeFor(field),
  );
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <div className="grid content-start gap-4">
        {FIELDS.map((field) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {words.commuteFields[field]}
            <input
              id={id + field}
              className="field mt-1.5"
              list={`${id + field}list`}
              autoComplete="off"
              placeholder={words.commuteExamples[field]}
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
        <Tick label={words.withPlanned} checked={withPlanned} onChange={setPlanned} />
      </div>
      <div className="grid content-start gap-4">
        <div aria-live="polite" className="grid gap-4">
          {unknown.map((field) => (
            <p key={field} className="wrap-anywhere">
              {words.unknownLocality({ typed: typed[field].trim() })}
            </p>
          ))}
          {home && ways.length > 0 ? (
            ways.map(({ field, work, way }) => (
              <CommuteResult key={field} from={home.name} to={work.name} way={way} />
            ))
          ) : (
            <p className="text-muted">{words.beforeCommute}</p>
          )}
        </div>
        <p className="text-xs text-muted">
          {words.commuteAssumed({
            ...ASSUMED,
            hail: ASSUMED.hailMinutes,
            saved: ASSUMED.savedMinutes,
            wait: ASSUMED.waitMinutes,
            change: ASSUMED.changeMinutes,
          })}
        </p>
      </div>
    </div>
  );
}

export default CommuteCalculator;
