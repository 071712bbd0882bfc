export {
  /** Delivers work, in the transaction of what is handed over, and asks for the fee. */
  deliverEngagement,
} from './deliver-work.ts';
export {
  /** The moment a day of Pune begins, as answers say when work is due. */
  startOfDue,
  /** The state as it is at a moment: what has run out is expired at once. */
  stateAt,
} from './engagement-row.ts';
export {
  /** A condition on engagement `g`. */
  isAssigned,
  /** The same, or an agent is accepted and their fee due. */
  isTaken,
  /** Throws conflict while an agent works on a listing or has been accepted for it, apart from one engagement. */
  requireNoAgent,
} from './exclusivity.ts';
export {
  /** Ends engagements whose time has run out, the longest over first. */
  expireEngagements,
} from './expire.ts';
export {
  /** Both sides as a report names them. */
  fullNames,
  /** Nobody puts their name to a report without the number they are registered under. */
  requireLicence,
} from './full-names.ts';
export {
  /** Work asked for and given by somebody who leaves. */
  closeEngagements,
} from './leave-engagements.ts';
export {
  /** The two sides of work. */
  type EngagementSide,
  /** An engagement the caller is a party to, held until the transaction ends. */
  lockEngagement,
  /** An engagement with the side of it that the caller is. */
  type OwnEngagement,
  /** An engagement the caller is a party to, as it is now (what has run out is expired). */
  requireEngagement,
} from './lock-engagement.ts';
export {
  /** How others see somebody: the first name and an initial. */
  nameOf,
} from './names.ts';
export {
  /** The page on which a side sees and moves an engagement. */
  linkOfEngagement,
  /** Tells one side, with the way to where it acts. */
  tellSide,
  /** Title and text of a notification. */
  type Words,
} from './notifications.ts';
export {
  /** Writes an engagement with its first line. */
  openEngagement,
} from './open-engagement.ts';
export {
  /** A condition on engagement `g`: its fee was paid and the work confirmed. */
  isPaidAndDone,
  /** The reviews that make the rating of a professional. */
  ratedReviews,
} from './paid-work.ts';
export {
  /** Fees of professionals. */
  engagementPurposes,
} from './purposes.ts';
export {
  /** Engagements of the caller's under a condition on `g`, what is under way first. */
  findEngagements,
  /** An engagement as either side sees it. */
  presentEngagement,
} from './read-engagements.ts';
export {
  /** Makes the rating of a professional that of the reviews that count, in the transaction that changed those. */
  recountRating,
} from './recount-rating.ts';
export {
  /** Once the transaction holds. */
  sendSoon,
} from './refund-fee.ts';
export {
  /** A professional's work. */
  engagementReleases,
} from './release-subject.ts';
export {
  /** Reckons anew how long a professional takes to answer a request, or an agent a lead. */
  reckonResponseTime,
} from './response-time.ts';
export {
  /** Its endpoints. */
  engagementRoutes,
} from './routes.ts';
export {
  /** Work agreed with somebody who is suspended stays; the other side learns of it. */
  tellOfSuspension,
} from './suspended.ts';
export {
  /** Work about which staff decide. */
  waitingDisputes,
} from './waiting-for-staff.ts';
export {
  /** On an engagement's rows: words somebody looks for. */
  hasWords,
} from './work-filter.ts';
export {
  /** The client's booking `b` of listing `l` that the work is about. */
  bookingOfClient,
  /** Where a home is to the door, for who works for a client that may know it. */
  showWorkPlace,
  /** What `showWorkPlace` reads. */
  type WorkPlaceRow,
  /** Its columns. */
  workPlaceColumns,
} from './work-place.ts';
