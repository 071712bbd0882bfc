import type { AccessTable } from './row.ts';

/**
 * Decision 27: owning and buying are no roles, so that every member has the calls for what is theirs. Decision 7:
 * ids in paths are the caller's.
 */
export const DEALS: AccessTable = {
  // bid steps
  acceptBid: ['member', 'own-object'],
  acceptCounter: ['member', 'own-object'],
  counterBid: ['member', 'own-object'],
  placeBid: ['member', 'caller'],
  raiseBid: ['member', 'own-object'],
  rejectBid: ['member', 'own-object'],
  withdrawBid: ['member', 'own-object'],
  // bids
  bidOutcome: ['signed-in', 'public'],
  bidsOnListing: ['member', 'own-object'],
  downloadBidLog: ['member', 'own-object'],
  getBid: ['member', 'own-object'],
  myBids: ['member', 'caller-by-id'],
  // booking steps
  acceptBooking: ['member', 'own-object'],
  addBookingDocument: ['member', 'own-object'],
  cancelBooking: ['member', 'own-object'],
  completeBooking: ['member', 'own-object'],
  declineBooking: ['member', 'own-object'],
  placeBooking: ['member', 'caller'],
  // bookings
  bookedProperties: ['member', 'caller-by-id'],
  bookingOfListing: ['member', 'caller-by-id'],
  bookingsOfProperty: ['member', 'own-object'],
  dealStatus: ['member', 'public'],
  getBooking: ['member', 'own-object'],
  getBookingDocument: ['member', 'own-object'],
  myBookings: ['member', 'caller-by-id'],
  // contact steps
  acceptContact: ['member', 'own-object'],
  declineContact: ['member', 'own-object'],
  requestContact: ['member', 'caller'],
  revealNumbers: ['member', 'own-object'],
  revokeContact: ['member', 'own-object'],
  withdrawContact: ['member', 'own-object'],
  // contacts
  contactOfListing: ['signed-in', 'caller'],
  findByRequestCount: ['signed-in', 'caller-by-id'],
  findBySeller: ['member', 'caller-by-id'],
  getContact: ['member', 'own-object'],
  getDealStory: ['member', 'own-object'],
  getParty: ['signed-in', 'public'],
  interestedList: ['member', 'caller-by-id'],
  // visits
  bookVisit: ['member', 'public'],
  cancelVisit: ['member', 'own-object'],
  checkInVisit: ['member', 'own-object'],
  confirmVisit: ['member', 'own-object'],
  declineVisit: ['member', 'own-object'],
  getMeetingRecord: ['signed-in', 'caller-by-id'],
  listSlots: ['signed-in', 'public'],
  mySlots: ['signed-in', 'caller'],
  offerSlots: ['member', 'own-object'],
  letVisitsConfirm: ['member', 'own-object'],
  removeSlot: ['member', 'own-object'],
  proposeVisit: ['member', 'public'],
  visitCalendar: ['member', 'own-object'],
  visitClashes: ['member', 'public'],
};
