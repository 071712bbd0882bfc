import { z } from 'zod';
import { exactPlace } from '#contract/homes/exact-place.ts';
import { listingCard } from '#contract/homes/wire-listing.ts';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { pageNumber, timedList } from '#contract/lib/timed-list.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import { BID_STATES } from '#domain/deals/bid.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import { LISTED_IN } from '#domain/homes/listing.ts';
import { listingOrAll, side } from './deal-fields.ts';
import { shownTerms } from './deal-terms.ts';

const page = z.object({
  page: pageNumber,
  /** As it is now: one whose time is over has expired. */
  state: z.enum(BOOKING_STATES).optional(),
});

export const bookingRow = z.object({
  id: z.number().int(),
  listingId: z.number().int(),
  bidId: z.number().int().nullable(),
  state: z.enum(BOOKING_STATES),
  side,
  /** The other side, by first name and initial. */
  other: z.string(),
  otherId: z.number().int(),
  price: rupees,
  /** What is to be paid to make it firm. */
  tokenAmount: rupees,
  /** As agreed in the bid it came from. */
  conditions: z.array(z.string()),
  terms: shownTerms,
  message: z.string().nullable(),
  /** Until when the present state holds; null once nothing runs out. */
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  listing: listingCard,
});
named({ Booking: bookingRow });
export type BookingRow = z.infer<typeof bookingRow>;

const bookingDocument = z.object({
  id: z.number().int(),
  label: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  by: side,
  at: z.iso.datetime(),
});
export type BookingDocument = z.infer<typeof bookingDocument>;

export const bookingDetail = bookingRow.extend({
  /** What cancelling means now; null where it is over. */
  cancelRule: z.string().nullable(),
  /** Of a paid one, who gets what of what is held when the caller cancels it now. */
  cancelCost: z
    .object({
      toBuyer: rupees,
      toOwner: rupees,
      /** What the gateway keeps. */
      fee: rupees,
      /** So much was let go that it ends by a settlement only. */
      needsSettlement: z.boolean(),
    })
    .nullable(),
  /** Where exactly: for the buyer while the booking stands or is completed, and for the owner. */
  place: exactPlace.nullable(),
  documents: z.array(bookingDocument),
  timeline: z.array(timelineEntry),
});
named({ BookingDetail: bookingDetail });
export type BookingDetail = z.infer<typeof bookingDetail>;

const detail = envelope(bookingDetail).extend({ serverTime: z.iso.datetime() });
export const getBookingDocument = endpoint({
  name: 'getBookingDocument',
  summary: 'A document of a booking, for its two parties',
  method: 'GET',
  path: '/book/documents/{id}/{documentId}',
  access: 'member',
  reach: 'own-object',
  tags: [],
  params: z.object({ id, documentId: id }),
  response: download(...DOCUMENTS),
  errors: ['not_found'],
});

export const getBooking = endpoint({
  name: 'getBooking',
  summary: 'A booking with its documents and history, for its two parties',
  method: 'GET',
  path: '/book/getbooking/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['bookings'],
  params: byId,
  response: detail,
  errors: ['not_found'],
});

export const bookingOfListing = endpoint({
  name: 'bookingOfListing',
  summary: 'The caller’s latest booking of a listing {id}, as its buyer or owner',
  method: 'GET',
  path: '/property/getbookpropertydetails/{id}/{userId}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['bookings'],
  params: z.object({ id, userId: id }),
  response: detail,
  errors: ['not_found'],
});

export const myBookings = endpoint({
  name: 'myBookings',
  summary: 'The caller’s bookings, those under way first, the soonest to run out before the others',
  method: 'GET',
  path: '/book/findbyuser/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['bookings'],
  params: byId,
  query: page,
  response: timedList(bookingRow),
  errors: ['invalid', 'not_found'],
});

export const bookingsOfProperty = endpoint({
  name: 'bookingsOfProperty',
  summary: 'Bookings of one of the caller’s listings, or with 0 of all of them',
  method: 'GET',
  path: '/book/findbypropertyid/{id}',
  access: 'member',
  reach: 'own-object',
  tags: ['bookings'],
  params: z.object({ id: listingOrAll }),
  query: page,
  response: timedList(bookingRow),
  errors: ['invalid', 'not_found'],
});

export const bookedProperties = endpoint({
  name: 'bookedProperties',
  summary: 'The caller’s own listings that are booked now, each with its booking',
  method: 'GET',
  path: '/property/getbookproperty/{id}',
  access: 'member',
  reach: 'caller-by-id',
  tags: ['bookings'],
  params: byId,
  query: page,
  response: timedList(bookingRow),
  errors: ['invalid', 'not_found'],
});

export const dealStatus = endpoint({
  name: 'dealStatus',
  summary: 'Whether the caller may bid on or book a listing, and what they have there already',
  method: 'GET',
  path: '/book/standing/{id}',
  access: 'member',
  reach: 'public',
  tags: ['bids', 'bookings', 'listings', 'holds'],
  params: byId,
  response: envelope(
    z.object({
      askingPrice: rupees,
      listedin: z.enum(LISTED_IN),
      tokenAmount: rupees,
      isOwn: z.boolean(),
      isLive: z.boolean(),
      /** Somebody's booking holds it. */
      onHold: z.boolean(),
      /** The caller's latest bid. */
      bid: z
        .object({
          id: z.number().int(),
          state: z.enum(BID_STATES),
          amount: rupees,
          counter: rupees.nullable(),
          expiresAt: z.iso.datetime(),
        })
        .nullable(),
      /** The caller's booking under way. */
      booking: z.object({ id: z.number().int(), state: z.enum(BOOKING_STATES) }).nullable(),
    }),
  ).extend({ serverTime: z.iso.datetime() }),
  errors: ['not_found'],
});
