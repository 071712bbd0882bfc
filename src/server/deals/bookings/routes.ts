import * as steps from '#contract/deals/booking-steps.ts';
import * as bookings from '#contract/deals/bookings.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { addBookingDocumentVerb } from './add-document.ts';
import { cancelBookingVerb } from './cancel-booking.ts';
import { completeBookingVerb } from './complete-booking.ts';
import { acceptBookingVerb, declineBookingVerb } from './decide-booking.ts';
import { bookingOfListingVerb, getBookingVerb } from './get-booking.ts';
import { bookedPropertiesVerb, bookingsOfPropertyVerb, myBookingsVerb } from './list-bookings.ts';
import { getBookingDocumentVerb } from './open-document.ts';
import { placeBookingVerb } from './place-booking.ts';

export const bookingRoutes: Route[] = [
  implement(steps.placeBooking, placeBookingVerb),
  implement(steps.acceptBooking, acceptBookingVerb),
  implement(steps.declineBooking, declineBookingVerb),
  implement(steps.cancelBooking, cancelBookingVerb),
  implement(steps.completeBooking, completeBookingVerb),
  implement(steps.addBookingDocument, addBookingDocumentVerb),
  implement(bookings.getBookingDocument, getBookingDocumentVerb),
  implement(bookings.getBooking, getBookingVerb),
  implement(bookings.bookingOfListing, bookingOfListingVerb),
  implement(bookings.myBookings, myBookingsVerb),
  implement(bookings.bookingsOfProperty, bookingsOfPropertyVerb),
  implement(bookings.bookedProperties, bookedPropertiesVerb),
];
