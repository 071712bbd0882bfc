import { type SQL, sql } from 'drizzle-orm';
import {
  ANSWER_VISIT_HOURS,
  MISSED_AFTER_HOURS,
  REMIND_BEFORE_HOURS,
  type VisitState,
} from '#domain/deals/visit.ts';
import { hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';

/** A visit that ended before this and was not checked in is missed. */
export const missedBefore = (now: Date) => hoursBefore(now, MISSED_AFTER_HOURS);

interface Timed {
  state: VisitState;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/** Until when the owner may answer a request: some hours, and never after the visit would begin. */
export function answerBy({ createdAt, startsAt }: Pick<Timed, 'createdAt' | 'startsAt'>): Date {
  const latest = hoursFrom(createdAt, ANSWER_VISIT_HOURS);
  return latest < startsAt ? latest : startsAt;
}

/** A condition on `v`: it waits for its owner's answer, and there is time left for it. */
const waitingVisit = (now: Date): SQL =>
  sql`(v.state = 'requested' and v.starts_at > ${now}
    and v.created_at > ${hoursBefore(now, ANSWER_VISIT_HOURS)})`;

/** A condition on `v`: its time is somebody's. */
export const takenVisit = (now: Date): SQL =>
  sql`(v.state in ('booked', 'checked_in') or ${waitingVisit(now)})`;

/** The state of a visit; what nobody answered or checked in in time is over at once. */
export function visitStateNow(visit: Timed, now: Date): VisitState {
  if (visit.state === 'requested' && answerBy(visit) <= now) return 'expired';
  if (visit.state === 'booked' && visit.endsAt <= missedBefore(now)) return 'missed';
  return visit.state;
}

/** Who hears this late that a visit takes place need not be reminded of it: it counts as done. */
export const remindedAtOnce = (startsAt: Date, at: Date): Date | null =>
  startsAt <= hoursFrom(at, REMIND_BEFORE_HOURS) ? at : null;
