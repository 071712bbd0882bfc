import type { AccessTable } from './row.ts';

/**
 * Section 1: buyers and sellers are users; an agent stands beside an owner at contacts and visits (sections 2
 * and 7, "Agents"), never at bids and bookings. Decision 7: ids in paths are the caller's.
 */
export const DEALS: AccessTable = {
  // bid steps
  acceptBid: ['user', 'own-object'],
  acceptCounter: ['user', 'own-object'],
  counterBid: ['user', 'own-object'],
  placeBid: ['user', 'caller'],
  raiseBid: ['user', 'own-object'],
  rejectBid: ['user', 'own-object'],
  withdrawBid: ['user', 'own-object'],
  // bids
  bidOutcome: ['signed-in', 'public'],
  bidsOnListing: ['user', 'own-object'],
  downloadBidLog: ['user', 'own-object'],
  getBid: ['user', 'own-object'],
  myBids: ['user', 'caller-by-id'],
  // booking steps
  acceptBooking: ['user', 'own-object'],
  addBookingDocument: ['user', 'own-object'],
  cancelBooking: ['user', 'own-object'],
  completeBooking: ['user', 'own-object'],
  declineBooking: ['user', 'own-object'],
  placeBooking: ['user', 'caller'],
  // bookings
  bookedProperties: ['user', 'caller-by-id'],
  bookingOfListing: ['user', 'caller-by-id'],
  bookingsOfProperty: ['user', 'own-object'],
  dealStatus: ['user', 'public'],
  getBooking: ['user', 'own-object'],
  getBookingDocument: ['user', 'own-object'],
  myBookings: ['user', 'caller-by-id'],
  // contact steps
  acceptContact: ['user agent', 'own-object'],
  declineContact: ['user agent', 'own-object'],
  requestContact: ['user', 'caller'],
  revealNumbers: ['user agent', 'own-object'],
  revokeContact: ['user agent', 'own-object'],
  withdrawContact: ['user', 'own-object'],
  // contacts
  contactOfListing: ['signed-in', 'caller'],
  findByRequestCount: ['signed-in', 'caller-by-id'],
  findBySeller: ['user agent', 'caller-by-id'],
  getContact: ['user agent', 'own-object'],
  getParty: ['signed-in', 'public'],
  interestedList: ['user', 'caller-by-id'],
  // visits
  bookVisit: ['user', 'public'],
  cancelVisit: ['user agent', 'own-object'],
  checkInVisit: ['user agent', 'own-object'],
  confirmVisit: ['user agent', 'own-object'],
  declineVisit: ['user agent', 'own-object'],
  getMeetingRecord: ['signed-in', 'caller-by-id'],
  listSlots: ['signed-in', 'public'],
  mySlots: ['signed-in', 'caller'],
  offerSlots: ['user agent', 'own-object'],
  removeSlot: ['user agent', 'own-object'],
  visitCalendar: ['user agent', 'own-object'],
};
