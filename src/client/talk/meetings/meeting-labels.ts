import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import type { MeetingState } from '#domain/deals/meeting.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { formatSpanIn, placeOfZone, zonesDiffer } from '#domain/lib/time/zone.ts';
import { labels } from '#messages/lib/labels.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';

export const STATE: Record<MeetingState, { readonly title: string; tone: Tone }> = {
  proposed: said(() => meetingsWords.states.proposed, 'warn'),
  agreed: said(() => meetingsWords.states.agreed, 'brand'),
  declined: said(() => meetingsWords.states.declined, 'neutral'),
  cancelled: said(() => meetingsWords.states.cancelled, 'neutral'),
  held: said(() => meetingsWords.states.held, 'good'),
  missed: said(() => meetingsWords.states.missed, 'warn'),
};

const EVENT: Record<string, string> = labels(() => meetingsWords.events);

/** The zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * When it is: by Pune's clock, as the diary around it, and by those of this device and of whoever
 * chose the time, where they show another.
 */
export function timesOf({ start, end, timeZone }: MeetingRow, zone = ownZone()) {
  const elsewhere = [...new Set([zone, timeZone])].filter((one) =>
    zonesDiffer(start, one, PUNE_ZONE),
  );
  return {
    here: formatSpanIn(start, end, PUNE_ZONE),
    elsewhere: elsewhere.map((one) =>
      meetingsWords.inZone({ start: formatSpanIn(start, end, one), timeZone: placeOfZone(one) }),
    ),
  };
}

export const historyOf = ({ timeline }: MeetingRow): TimelineItem[] =>
  timeline.map(({ at, event, state, note }) => ({
    at: new Date(at),
    title: EVENT[event] ?? event,
    detail: note ?? undefined,
    tone: STATE[state as MeetingState]?.tone ?? 'neutral',
  }));
