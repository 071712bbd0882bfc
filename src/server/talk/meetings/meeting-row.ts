import { type MeetingState, RECORD_MEETING_HOURS } from '#domain/deals/meeting.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import type { meetings } from '#server/db/schema/index.ts';

export type Meeting = typeof meetings.$inferSelect;

/** A meeting that ended before this and that nobody recorded is missed. */
export const missedBefore = (now: Date) => hoursBefore(now, RECORD_MEETING_HOURS);

/** The state of a meeting; one whose time to be recorded has passed is missed at once. */
export function meetingStateNow(
  { state, endsAt }: { state: MeetingState; endsAt: Date },
  now: Date,
): MeetingState {
  const isOpen = state === 'proposed' || state === 'agreed';
  return isOpen && endsAt <= missedBefore(now) ? 'missed' : state;
}
