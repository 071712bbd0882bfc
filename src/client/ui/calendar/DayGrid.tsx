import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { dayName, WEEKDAY_LABEL, WEEKDAY_NAMES, WEEKDAY_SHORT } from '#domain/lib/time/month.ts';
import kitWords from '#messages/lib/kit/index.ts';
import { dayByKey } from './day-keys.ts';

interface Props {
  /** Read out, not shown. */
  caption: string;
  weeks: readonly (readonly (string | undefined)[])[];
  today: string;
  /** The day the keys move from. */
  active: string;
  onActive: (day: string) => void;
  chosen: string | undefined;
  onChoose: (day: string | undefined) => void;
  /** What stands on a day, in words; empty where nothing does. */
  wordsOf: (day: string) => string;
  /** The same as it is drawn. */
  children: (day: string) => ReactNode;
}

/**
 * Days by weeks, a grid as WAI-ARIA describes it: one of its days is in the order of Tab, arrows
 * move by days and weeks, Page keys by months, and Enter chooses. Phones have a list instead.
 */
export function DayGrid(props: Props) {
  const { caption, weeks, today, active, onActive, chosen, onChoose, wordsOf, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayByKey(active, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onActive(next);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are walked by keys
      role="grid"
      className="w-full table-fixed text-sm max-md:hidden"
      onKeyDown={move}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={WEEKDAY_LABEL[day]}
              className="pb-1 text-left font-normal text-muted"
            >
              {WEEKDAY_SHORT[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, i) => (
              <td
                key={day ?? WEEKDAY_NAMES[i]}
                className={classes(
                  'relative h-16 border border-line p-1 align-top wrap-anywhere',
                  day === today && 'bg-brand-soft',
                  day && day === chosen && 'outline-2 -outline-offset-2 outline-brand',
                )}
              >
                {day && (
                  <>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={`${dayName(day)}: ${wordsOf(day) || kitWords.nothingOnDay}`}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      className="tabular min-h-6 min-w-6 rounded-control text-left text-muted after:absolute after:inset-0 hover:text-ink"
                      onClick={() => {
                        onActive(day);
                        onChoose(day === chosen ? undefined : day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                    {children(day)}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
