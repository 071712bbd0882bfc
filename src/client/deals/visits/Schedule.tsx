import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getMeetingRecord, mySlots } from '#contract/deals/visits.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { Agenda } from './Agenda.tsx';
import { mondayOf, monthOf } from './days.ts';

type Span = 'week' | 'month';
const SPANS: Record<Span, string> = { week: 'Week', month: 'Month' };

/** From the first day to before the last. */
function boundsOf(span: Span, day: number, moved: number): [number, number] {
  if (span === 'month') return [monthOf(day, moved), monthOf(day, moved + 1)];
  const monday = mondayOf(day) + 7 * moved;
  return [monday, monday + 7];
}

/** Everything in the caller's diary, as buyer and as owner, a week or a month at a time. */
export function Schedule({ userId }: { userId: number }) {
  const records = useCall(getMeetingRecord, { params: { id: 0, userId } });
  const offered = useCall(mySlots);
  const [span, setSpan] = useState<Span>('month');
  const [moved, setMoved] = useState(0);
  const [from, until] = boundsOf(span, puneDayNumber(new Date()), moved);
  const isIn = (at: string) => puneDayNumber(at) >= from && puneDayNumber(at) < until;
  const meetings = (records.answer?.data ?? []).filter(({ meetingdata }) =>
    isIn(meetingdata.start),
  );
  // A taken one stands there as its visit.
  const slots = (offered.answer?.data.slots ?? []).filter(
    ({ start, taken }) => !taken && isIn(start),
  );
  const { state, error, reload } = records.state === 'ready' ? offered : records;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButton
            label={`Earlier ${span}`}
            icon={ChevronLeft}
            onClick={() => setMoved(moved - 1)}
          />
          <p className="tabular font-semibold" aria-live="polite">
            {formatDate(startOfDay(from))} to {formatDate(startOfDay(until - 1))}
          </p>
          <IconButton
            label={`Later ${span}`}
            icon={ChevronRight}
            onClick={() => setMoved(moved + 1)}
          />
        </div>
        <fieldset className="flex gap-2">
          <legend className="sr-only">How much to show</legend>
          {(Object.keys(SPANS) as Span[]).map((value) => (
            <button
              key={value}
              type="button"
              className="chip min-h-11"
              aria-pressed={span === value}
              onClick={() => {
                setSpan(value);
                setMoved(0);
              }}
            >
              {SPANS[value]}
            </button>
          ))}
        </fieldset>
      </div>
      <Loader state={state} error={error} onRetry={reload}>
        {meetings.length + slots.length > 0 ? (
          <Agenda meetings={meetings} slots={slots} />
        ) : (
          <EmptyState
            icon={CalendarDays}
            title={`Nothing in this ${span}`}
            text="Visits you ask for stand here, and the times at which you show your own homes."
          />
        )}
      </Loader>
    </div>
  );
}
