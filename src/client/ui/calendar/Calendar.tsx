import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { formatDate } from '#domain/lib/time/format.ts';
import {
  daysOf,
  monthName,
  shiftDay,
  shiftMonth,
  WEEKDAY_NAMES,
  weekOf,
} from '#domain/lib/time/month.ts';
import kitWords from '#messages/lib/kit/index.ts';
import { DayGrid } from './DayGrid.tsx';
import type { CalendarEntry } from './entry.ts';
import { MonthEntries } from './MonthEntries.tsx';
import { WeekEntries } from './WeekEntries.tsx';

const SPANS = ['week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** The first and the last day of what is shown around a day. */
export function spanOf(span: Span, day: string): { from: string; to: string } {
  if (span === 'month') {
    const month = day.slice(0, 7);
    return { from: `${month}-01`, to: shiftDay(`${shiftMonth(month, 1)}-01`, -1) };
  }
  const days = weekOf(day);
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

const nameOf = (span: Span, day: string): string => {
  if (span === 'month') return monthName(day.slice(0, 7));
  const { from, to } = spanOf('week', day);
  return kitWords.fromTo({ from_: formatDate(from), to: formatDate(to) });
};

/** So much later, on the present day where that is in it. */
function stepped(span: Span, day: string, by: number, today: string): string {
  const next =
    span === 'week'
      ? shiftDay(day, by * WEEKDAY_NAMES.length)
      : `${shiftMonth(day.slice(0, 7), by)}-01`;
  const { from, to } = spanOf(span, next);
  return today >= from && today <= to ? today : from;
}

interface Props {
  /** What it is a calendar of: "Visits". */
  label: string;
  today: string;
  /** The day that keys move from; the month or week around it is shown. */
  active: string;
  onActive: (day: string) => void;
  /** The day whose entries alone are listed beside. */
  chosen: string | undefined;
  onChoose: (day: string | undefined) => void;
  span?: Span;
  /** Without it there are months only. */
  onSpan?: (span: Span) => void;
  entriesOf: (day: string) => readonly CalendarEntry[];
  /** Stands beside the name of the span. */
  children?: ReactNode;
}

/**
 * A month or a week at a glance, walked by keyboard; phones have its name and its steps, and a list
 * below. Days are Pune's.
 */
export function Calendar(props: Props) {
  const { label, today, active, onActive, chosen, onChoose, onSpan, entriesOf, children } = props;
  const { span = 'month' } = props;
  const name = nameOf(span, active);
  const weeks = span === 'month' ? daysOf(active.slice(0, 7)) : [weekOf(active)];
  const shown = weeks.flat().flatMap((day) => (day ? entriesOf(day) : []));
  const step = (by: number) => {
    onChoose(undefined);
    onActive(stepped(span, active, by, today));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButton
            label={kitWords.spanBefore[span]}
            icon={ChevronLeft}
            onClick={() => step(-1)}
          />
          <p className="tabular font-semibold" aria-live="polite">
            {name}
          </p>
          <IconButton
            label={kitWords.spanAfter[span]}
            icon={ChevronRight}
            onClick={() => step(1)}
          />
        </div>
        {children}
        {onSpan && (
          <fieldset className="flex gap-2">
            <legend className="sr-only">{kitWords.howMuch}</legend>
            {SPANS.map((value) => (
              <button
                key={value}
                type="button"
                className="chip min-h-11"
                aria-pressed={span === value}
                onClick={() => onSpan(value)}
              >
                {kitWords.spans[value]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <DayGrid
        caption={`${label}, ${name}`}
        weeks={weeks}
        today={today}
        active={active}
        onActive={onActive}
        chosen={chosen}
        onChoose={onChoose}
        wordsOf={(day) =>
          entriesOf(day)
            .map(({ words }) => words)
            .join('; ')
        }
      >
        {(day) =>
          span === 'month' ? (
            <MonthEntries entries={entriesOf(day)} />
          ) : (
            <WeekEntries entries={entriesOf(day)} among={shown} />
          )
        }
      </DayGrid>
    </div>
  );
}
