import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { recordSection } from '#contract/people/staff-record.ts';
import { BOOKING_STATES } from '#domain/deals/booking.ts';

const count = z.number().int();
const party = z.object({ id: count, name: z.string() });

const bookingRecord = z.object({
  id: count,
  state: z.enum(BOOKING_STATES),
  listing: z.object({ id: count, title: z.string(), address: z.string() }),
  buyer: party,
  owner: party,
  price: rupees,
  token: rupees,
  /** On its escrow account now. */
  held: rupees,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  sections: z.array(recordSection),
});
export type BookingRecord = z.infer<typeof bookingRecord>;

export const getAdminBooking = endpoint({
  name: 'getAdminBooking',
  summary: 'A booking as staff see it: parties, money and what happened',
  method: 'GET',
  path: '/admin/bookings/{bookingId}',
  access: ['admin'],
  reach: 'any-object',
  tags: ['bookings', 'escrow', 'payouts', 'orders'],
  params: z.object({ bookingId: id }),
  response: envelope(bookingRecord),
  errors: ['not_found'],
});
