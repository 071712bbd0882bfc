import type { Meeting, Slot } from '#contract/deals/visits.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { weekdayOf } from './days.ts';
import { MeetingCard } from './MeetingCard.tsx';
import { OfferedSlot } from './OfferedSlot.tsx';

interface Props {
  meetings: readonly Meeting[];
  /** Free times the caller offers. */
  slots?: readonly Slot[];
  withoutListing?: boolean;
}

type Entry = { at: string; meeting: Meeting } | { at: string; slot: Slot };

/** Visits and free times by day, soonest first. */
export function Agenda({ meetings, slots = [], withoutListing = false }: Props) {
  const entries: Entry[] = [
    ...meetings.map((meeting) => ({ at: meeting.meetingdata.start, meeting })),
    ...slots.map((slot) => ({ at: slot.start, slot })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const days = Map.groupBy(entries, ({ at }) => puneDayNumber(at));
  return (
    <ol className="grid gap-6">
      {[...days].map(([day, some]) => (
        <li key={day} className="grid gap-3">
          <h3 className="text-base">
            {weekdayOf(day)}, {formatDate(startOfDay(day))}
          </h3>
          <ul className="grid gap-3">
            {some.map((entry) =>
              'meeting' in entry ? (
                <li key={`visit ${entry.meeting.meetingdata.id}`}>
                  <MeetingCard meeting={entry.meeting} withoutListing={withoutListing} />
                </li>
              ) : (
                <li key={`slot ${entry.slot.id}`}>
                  <OfferedSlot slot={entry.slot} withTitle={!withoutListing} />
                </li>
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}
