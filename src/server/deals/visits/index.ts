export {
  /** What somebody has within a time. */
  type Busy,
  /** Finds it. */
  busyOf,
  /** What of it others may learn. */
  othersBusy,
  /** What of it they may read themselves. */
  ownBusy,
} from './busy.ts';
export {
  /** Requests that nobody answered in time run out. */
  lapseVisits,
  /** Visits that nobody checked in count as missed. */
  missVisits,
  /** Reminds both sides of a visit once, some hours before. */
  remindVisits,
} from './expire.ts';
export {
  /** A visit, meeting or deadline in a calendar. */
  type CalendarEvent,
  /** A calendar of events. */
  writeCalendar,
} from './ics.ts';
export {
  /** Where both sides see their visits. */
  MEETINGS,
} from './links.ts';
export {
  /** Offers the times at which visits suit, once a listing is on the market. */
  offerPlanned,
  /** The same for homes that a file has just brought. */
  offerPlannedOfNew,
} from './offer-planned.ts';
export {
  /** Its endpoints. */
  visitRoutes,
} from './routes.ts';
export {
  /** A condition on `v`: its time is somebody's. */
  takenVisit,
  /** The state of a visit. */
  visitStateNow,
} from './state-now.ts';
