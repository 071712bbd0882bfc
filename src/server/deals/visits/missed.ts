import { MISSED_AFTER_HOURS, type VisitState } from '#domain/deals/visit.ts';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';

/** A visit that ended before this and was not checked in is missed. */
export const missedBefore = (now: Date) => hoursBefore(now, MISSED_AFTER_HOURS);

/** The state of a visit; one that nobody checked in is missed at once. */
export function visitStateNow(visit: { state: VisitState; endsAt: Date }, now: Date): VisitState {
  return visit.state === 'booked' && visit.endsAt <= missedBefore(now) ? 'missed' : visit.state;
}
