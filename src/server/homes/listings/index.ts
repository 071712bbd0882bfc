export {
  /** A condition on the listing under `l`. */
  bookedListing,
  /** A home that came back while somebody has booked it is booked, not on offer. */
  bookIfTaken,
  /** A condition on the bookings under `alias`. */
  isActiveAt,
  /** Whether a booking holds a listing, whose row the caller has locked. */
  isBooked,
  /** Whether a booking of a listing is accepted, by anybody or by one buyer. */
  isFirmlyBooked,
} from './booked.ts';
export {
  /** What a card is made of. */
  type CardRow,
  /** The columns a card is made of, under the names `presentCard` reads. */
  cardColumns,
  /** A row as the wire's card. */
  presentCard,
  /** The area a price per square foot is reckoned on. */
  sizeOf,
} from './card.ts';
export {
  /** Cards of listings in any state, for those who have dealings with them. */
  cardsById,
} from './cards-by-id.ts';
export {
  /** Live listings by id, in the order asked. */
  findDetails,
} from './detail.ts';
export {
  /** Cards of live listings, in the order asked, from memory where they are kept. */
  liveCards,
} from './live-cards.ts';
export {
  /** Median and quartiles of rupees per square foot (carpet, else built-up, else plot) of the live listings of one kind in a locality. */
  findRate,
} from './locality-rate.ts';
export {
  /** What deals know of a listing they hold. */
  type DealListing,
  /** The listing's row, held until the transaction ends. */
  lockListing,
  /** A live listing that stays live, and an owner who stays, until the transaction ends. */
  lockLiveListing,
  /** The same, and its owner and the buyer deal with each other. */
  requireDealable,
  /** Throws conflict unless the listing is there to be bid for or booked. */
  requireLive,
} from './lock-listing.ts';
export {
  /** Listings like the ones given, each once, none of the given ones, taken in turn from each. */
  recommendLike,
} from './recommend.ts';
export {
  /** Throws not_found unless the listing is the caller's. */
  requireOwnListing,
} from './require-own-listing.ts';
export {
  /** Its endpoints. */
  listingRoutes,
} from './routes.ts';
export {
  /** The picture shown where a page is shared. */
  drawSharePicture,
} from './share-picture.ts';
export {
  /** A query of the ids of what is similar to a listing, the likest first. */
  rankedLike,
} from './similar.ts';
