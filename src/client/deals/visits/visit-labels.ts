import type { Tone } from '#client/ui/Badge.tsx';
import type { TimelineItem } from '#client/ui/Timeline.tsx';
import type { MeetingData } from '#contract/deals/visits.ts';
import type { VisitState } from '#domain/deals/visit.ts';

export const STATE: Record<VisitState, { words: string; tone: Tone }> = {
  requested: { words: 'Waits for the owner', tone: 'warn' },
  booked: { words: 'Confirmed', tone: 'brand' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  checked_in: { words: 'Took place', tone: 'good' },
  missed: { words: 'Not checked in', tone: 'warn' },
  declined: { words: 'Declined', tone: 'neutral' },
  expired: { words: 'Not answered', tone: 'neutral' },
};

const EVENT: Record<string, string> = {
  book: 'Booked by the buyer',
  request: 'Asked for by the buyer',
  propose: 'Proposed by the buyer',
  confirm: 'Confirmed by the owner',
  standAtOnce: 'Confirmed by itself, as the owner lets visits at offered times',
  decline: 'Declined by the owner',
  lapse: 'The owner did not answer in time',
  cancelByBuyer: 'Cancelled by the buyer',
  cancelByOwner: 'Cancelled by the owner',
  callOff: 'Called off: the property left the market',
  checkIn: 'Checked in at the door',
  miss: 'Nobody checked in',
};

export const visitEvent = (event: string): string => EVENT[event] ?? event;

export const historyOf = ({ timeline }: MeetingData): TimelineItem[] =>
  timeline.map(({ at, event, state, note }) => ({
    at: new Date(at),
    title: visitEvent(event),
    detail: note ?? undefined,
    tone: STATE[state as VisitState]?.tone ?? 'neutral',
  }));
