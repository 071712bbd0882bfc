export {
  /** Ends bids whose time has run out, the longest over first. */
  expireBids,
} from './expire.ts';
export {
  /** A booking that did not come about lets the bid it came from fall through. */
  letBidFallThrough,
} from './fall-through.ts';
export {
  /** Ends the open bids on a listing, and answers which. */
  endOpenBids,
} from './lose-bids.ts';
export {
  /** Takes a transition of a bid, with its lines in the timeline and in the chained log. */
  moveBid,
} from './move-bid.ts';
export {
  /** Tells the owner, with the way to the bid room. */
  tellOwner,
} from './notifications.ts';
export {
  /** Its endpoints. */
  bidRoutes,
} from './routes.ts';
