import { classes } from '#client/ui/classes.ts';
import { toPercent } from '#domain/lib/percent.ts';
import moments from '#messages/lib/moments/index.ts';
import { type CalendarEntry, hoursOf, placeEntries } from './entry.ts';
import { LOOK } from './MonthEntries.tsx';

const HOUR_REM = 2.25;
const EVERY = 3;

interface Props {
  entries: readonly CalendarEntry[];
  /** All of the week, which say for which hours it is drawn. */
  among: readonly CalendarEntry[];
}

/** A day of a week by its hours; what clashes stands side by side. */
export function WeekEntries({ entries, among }: Props) {
  const hours = hoursOf(among);
  const marks = Array.from({ length: hours.last - hours.first }, (_, i) => hours.first + i);
  return (
    <div aria-hidden="true">
      {entries
        .filter(({ time }) => !time)
        .map(({ key, words, look = 'firm' }) => (
          <p key={key} className={classes('truncate rounded-control px-1 text-xs', LOOK[look])}>
            {words}
          </p>
        ))}
      <div className="relative" style={{ height: `${marks.length * HOUR_REM}rem` }}>
        {marks.map((hour, i) => (
          <p
            key={hour}
            className="absolute inset-x-0 border-t border-line text-xs text-muted"
            style={{ top: `${i * HOUR_REM}rem` }}
          >
            {hour % EVERY === 0 && moments.hour({ hour })}
          </p>
        ))}
        {placeEntries(entries, hours).map(({ entry, top, height, lane, lanes }) => (
          <p
            key={entry.key}
            className={classes(
              'absolute overflow-hidden rounded-control px-1 text-xs',
              LOOK[entry.look ?? 'firm'],
            )}
            style={{
              top: `${toPercent(top)}%`,
              height: `${toPercent(height)}%`,
              left: `${toPercent(lane / lanes)}%`,
              width: `${toPercent(1 / lanes)}%`,
            }}
          >
            {entry.words}
          </p>
        ))}
      </div>
    </div>
  );
}
