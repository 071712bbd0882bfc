import type { ReactNode } from 'react';
import { daysOf, WEEKDAYS } from '#domain/lib/time/month.ts';
import { classes } from './classes.ts';

interface Props {
  /** "2026-11". */
  month: string;
  /** The present day, which stands out: "2026-11-23". */
  today: string;
  /** Read out, not shown. */
  caption: string;
  /** What stands on a day. */
  children: (day: string) => ReactNode;
}

/** A month by weeks, on screens that have room for it; phones have a list instead. */
export function MonthGrid({ month, today, caption, children }: Props) {
  return (
    <table className="w-full table-fixed text-sm max-md:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" className="pb-1 text-left font-normal text-muted">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daysOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, i) => (
              <td
                key={day ?? WEEKDAYS[i]}
                className={classes(
                  'h-14 border border-line p-1 align-top wrap-anywhere',
                  day === today && 'bg-brand-soft',
                )}
              >
                {day && <span className="tabular text-muted">{Number(day.slice(8))}</span>}
                {day && children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
