export {
  /** Takes a step of an owner's with a listing that is locked. */
  takeAction,
} from './change-listing.ts';
export {
  /** Homes of somebody who leaves go off the market. */
  closeListings,
  /** What somebody kept of others' homes, and the photos of their own. */
  eraseFromHomes,
} from './close-account.ts';
export {
  /** Throws conflict for what seems to be listed already. */
  refuseDuplicate,
} from './duplicates.ts';
export {
  /** Gives a listing that is locked other answers. */
  applyAnswers,
} from './edit-listing.ts';
export {
  /** Expires live listings that nobody confirmed for 60 days, unless a booking holds them, asks the owners of those at 30 days, once, and lets those at 37 days fall behind in the search. */
  expireListings,
} from './expire.ts';
export {
  /** Makes a listing of answers, not public yet. */
  insertListing,
  /** What is offered, and how. */
  offerOf,
  /** The answers without a gap. */
  requireComplete,
} from './finish-draft.ts';
export {
  /** Live homes of who is suspended pause with them. */
  freezeListings,
  /** What was live before its owner was suspended is live again. */
  thawListings,
} from './freeze.ts';
export {
  /** The answers a listing was made of. */
  answersOf,
  /** The columns that answers alone decide. */
  saidOf,
  /** The columns that answers fill. */
  valuesOf,
} from './listing-values.ts';
export {
  /** A listing of the caller's, locked. */
  lockOwn,
} from './lock-own.ts';
export {
  /** What of somebody’s listings staff see. */
  listingsRecord,
} from './person-record.ts';
export {
  /** The locality of an answer. */
  placeOf,
} from './place.ts';
export {
  /** Its endpoints. */
  myListingRoutes,
} from './routes.ts';
