export {
  /** Homes of somebody who leaves go off the market. */
  closeListings,
  /** What somebody kept of others' homes, and the photos of their own. */
  eraseFromHomes,
} from './close-account.ts';
export {
  /** Expires live listings that nobody confirmed for 60 days, unless a booking holds them, asks the owners of those at 30 days, once, and lets those at 37 days fall behind in the search. */
  expireListings,
} from './expire.ts';
export {
  /** Live homes of who is suspended pause with them. */
  freezeListings,
  /** What was live before its owner was suspended is live again. */
  thawListings,
} from './freeze.ts';
export {
  /** What of somebody’s listings staff see. */
  listingsRecord,
} from './person-record.ts';
export {
  /** Its endpoints. */
  myListingRoutes,
} from './routes.ts';
