import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { DOCUMENTS } from '#contract/lib/media-types.ts';
import { openText, reason } from '#contract/people/open-text.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';
import words from '#messages/deals/fields/index.ts';

const DOCUMENT_BYTES = 20 * 1024 * 1024;
const changed = envelope(z.object({ bookingId: z.number().int(), state: z.enum(BOOKING_STATES) }));

export const placeBooking = endpoint({
  name: 'placeBooking',
  summary: 'Book a listing at its asking price: it is on hold while the owner decides',
  method: 'POST',
  path: '/book/place',
  access: 'member',
  reach: 'caller',
  changes: ['bookings', 'bids', 'listings', 'holds'],
  limit: { calls: 20, seconds: 3_600 },
  body: z.object({ listingId: id, message: openText(500).optional() }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
});

export const acceptBooking = endpoint({
  name: 'acceptBooking',
  summary: 'Accept a booking of an own listing; the token amount is due next',
  method: 'POST',
  path: '/book/accept/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bookings', 'bids', 'listings', 'holds'],
  params: byId,
  response: changed,
  errors: ['not_found', 'conflict'],
});

export const declineBooking = endpoint({
  name: 'declineBooking',
  summary: 'Decline a booking of an own listing, with a reason for the buyer',
  method: 'POST',
  path: '/book/decline/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bookings', 'bids', 'listings', 'holds', 'escrow', 'orders'],
  params: byId,
  body: z.object({ reason }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const cancelBooking = endpoint({
  name: 'cancelBooking',
  summary: 'Cancel a booking, as its buyer or its owner, by the rules the booking tells',
  method: 'POST',
  path: '/book/cancel/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bookings', 'bids', 'listings', 'holds', 'escrow', 'orders'],
  params: byId,
  body: z.object({ reason }),
  response: changed,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const completeBooking = endpoint({
  name: 'completeBooking',
  summary: 'Complete a paid booking of an own listing: it is sold or rented',
  method: 'POST',
  path: '/book/complete/{id}',
  access: 'member',
  reach: 'own-object',
  changes: [
    'bookings',
    'bids',
    'contacts',
    'visits',
    'listings',
    'interests',
    'holds',
    'escrow',
    'leads',
    'engagements',
    'reviews',
  ],
  params: byId,
  response: changed,
  errors: ['not_found', 'conflict'],
});

export const addBookingDocument = endpoint({
  name: 'addBookingDocument',
  summary: 'Put a document to a booking; both parties may open it',
  method: 'POST',
  path: '/book/documents/{id}',
  access: 'member',
  reach: 'own-object',
  changes: ['bookings', 'escrow'],
  limit: { calls: 40, seconds: 3_600 },
  params: byId,
  query: z.object({
    label: openText(80).min(3, { error: () => words.paperIs }),
    filename: z
      .string()
      .max(...upTo(300))
      .default('document'),
  }),
  upload: { maxBytes: DOCUMENT_BYTES, types: DOCUMENTS },
  response: envelope(z.object({ documentId: z.number().int() })),
  errors: ['not_found', 'conflict', 'too_large', 'invalid', 'rate_limited'],
});
