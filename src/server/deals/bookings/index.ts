export {
  /** Marks homes whose bookings were accepted before homes could be booked. */
  bookAccepted,
} from './book-listing.ts';
export {
  /** A row of bookings. */
  type Booking,
  /** Throws conflict where the time has run out. */
  requireInTime,
  /** The state as it is at a moment. */
  stateAt,
} from './booking-row.ts';
export {
  /** A booking and its listing. */
  type Deal,
  /** Ends a booking without a deal. */
  endBooking,
} from './end-booking.ts';
export {
  /** Ends bookings whose time has run out, the longest over first. */
  expireBookings,
} from './expire.ts';
export {
  /** The test payment of a booking has arrived: the hold lasts while the owner decides. */
  keepHold,
} from './keep-hold.ts';
export {
  /** A booking the caller is a party to. */
  findBooking,
  /** A booking and its listing, which nobody else changes until the transaction ends. */
  lockBooking,
} from './lock-booking.ts';
export {
  /** The token amount of a booking has arrived. */
  markPaid,
} from './mark-paid.ts';
export {
  /** Tells the buyer, with the way to their page of the booking. */
  tellBuyer,
  /** Tells the owner, with the way to their page of the booking. */
  tellOwner,
} from './notifications.ts';
export {
  /** The booking an accepted bid leads to, in the transaction that accepts it. */
  bookForBid,
} from './open-booking.ts';
export {
  /** Throws conflict while a booking holds the listing, whose row the caller has locked. */
  requireFree,
} from './require-free.ts';
export {
  /** Throws conflict where a buyer, whose row the caller has locked, has too many holds or let too many go. */
  requireHoldQuota,
} from './require-hold-quota.ts';
export {
  /** Its endpoints. */
  bookingRoutes,
} from './routes.ts';
