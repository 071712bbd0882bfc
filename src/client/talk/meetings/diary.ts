import type { CalendarEntry } from '#client/ui/calendar/entry.ts';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import type { Slot } from '#contract/deals/slots.ts';
import type { Meeting as Visit } from '#contract/deals/visits.ts';
import type { MeetingState } from '#domain/deals/meeting.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import { clash, type Timed } from '#domain/lib/time/clash.ts';
import { formatTime } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';

type Look = NonNullable<CalendarEntry['look']>;

/** How each state stands in the calendar; what did not take place stands in lists only. */
const VISIT_LOOK: Partial<Record<VisitState, Look>> = {
  requested: 'open',
  booked: 'firm',
  checked_in: 'firm',
};
const MEETING_LOOK: Partial<Record<MeetingState, Look>> = {
  proposed: 'open',
  agreed: 'firm',
  held: 'firm',
};

interface Common {
  key: string;
  time: Timed;
  /** Of Pune. */
  day: string;
  what: string;
  look: Look | undefined;
  /** It is still to come, or waits for a word. */
  isOpen: boolean;
}

export type DiaryEntry = Common & ({ visit: Visit } | { slot: Slot } | { meeting: MeetingRow });

const of = (start: string, end: string) => ({
  time: { start, end },
  day: puneDate(new Date(start)),
});

/** Everything somebody has to do with, as either side. */
export function diaryOf(
  visits: readonly Visit[],
  meetings: readonly MeetingRow[],
  slots: readonly Slot[],
): DiaryEntry[] {
  return [
    ...visits.map((visit) => {
      const { id, start, end, side, state } = visit.meetingdata;
      return {
        ...of(start, end),
        key: `visit ${id}`,
        what: (side === 'owner' ? meetingsWords.show : meetingsWords.see)(visit.propertydata),
        look: VISIT_LOOK[state],
        isOpen: state === 'requested' || state === 'booked',
        visit,
      };
    }),
    ...meetings.map((meeting) => {
      const { id, start, end, state, about, other } = meeting;
      return {
        ...of(start, end),
        key: `meeting ${id}`,
        what: meetingsWords.aboutWith({ about, name: other.name }),
        look: MEETING_LOOK[state],
        isOpen: state === 'proposed' || state === 'agreed',
        meeting,
      };
    }),
    // A taken one stands there as its visit.
    ...slots
      .filter(({ taken }) => !taken)
      .map((slot) => ({
        ...of(slot.start, slot.end),
        key: `slot ${slot.id}`,
        what: meetingsWords.freeToShow({ title: slot.title }),
        look: 'free' as const,
        isOpen: false,
        slot,
      })),
  ];
}

/** As a calendar draws them, soonest first. */
export const calendarEntries = (entries: readonly DiaryEntry[]): CalendarEntry[] =>
  entries
    .flatMap(({ key, time, what, look }) =>
      look ? [{ key, time, look, words: `${formatTime(time.start)} ${what}` }] : [],
    )
    .toSorted((a, b) => a.time.start.localeCompare(b.time.start));

/** What else somebody has at the time of an entry; nothing clashes with what is over. */
export const clashesOf = (entry: DiaryEntry, entries: readonly DiaryEntry[]): DiaryEntry[] =>
  entry.isOpen || 'slot' in entry
    ? entries.filter((other) => other !== entry && other.isOpen && clash(other.time, entry.time))
    : [];
