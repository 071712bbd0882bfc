import { type MeetingState, RECORD_MEETING_HOURS } from '#domain/deals/meeting.ts';
import type { meetings } from '#server/db/schema/index.ts';

export type Meeting = typeof meetings.$inferSelect;

const HOUR_MS = 3_600_000;

/** A meeting that ended before this and that nobody recorded is missed. */
export const missedBefore = (now: Date) => new Date(now.getTime() - RECORD_MEETING_HOURS * HOUR_MS);

/** The state of a meeting; one whose time to be recorded has passed is missed at once. */
export function meetingStateNow(
  { state, endsAt }: { state: MeetingState; endsAt: Date },
  now: Date,
): MeetingState {
  const isOpen = state === 'proposed' || state === 'agreed';
  return isOpen && endsAt <= missedBefore(now) ? 'missed' : state;
}
