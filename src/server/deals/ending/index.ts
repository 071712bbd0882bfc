export {
  /** Visits of two end when one of them blocks the other. */
  callOffBetween,
} from './blocked.ts';
export {
  /** Deals of somebody who leaves. */
  closeDeals,
} from './close-account.ts';
export {
  /** Ends the deals that are open on a listing that leaves the market. */
  endListingDeals,
} from './end-listing-deals.ts';
export {
  /** What of somebody’s deals staff see. */
  dealsRecord,
} from './person-record.ts';
export {
  /** Deals of somebody who is suspended. */
  haltDeals,
} from './suspended.ts';
