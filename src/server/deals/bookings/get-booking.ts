import { type SQL, sql } from 'drizzle-orm';
import type {
  BookingDetail,
  BookingDocument,
  BookingRow,
  bookingOfListing,
  getBooking,
} from '#contract/deals/bookings.ts';
import { AppError } from '#contract/lib/errors.ts';
import { CANCEL_RULES } from '#domain/deals/booking.ts';
import { mayReadBookingPaper } from '#domain/deals/booking-papers.ts';
import { toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { rows } from '#server/db/rows.ts';
import { cancelCosts } from '#server/deals/hooks.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findPlace } from './find-place.ts';
import { findBooking } from './lock-booking.ts';
import { findBookings, presentBookings } from './read-bookings.ts';

/** Those that are open to the caller in the state the booking is in. */
async function findDocuments(
  { db, now }: Context,
  { id: bookingId, side, state }: BookingRow,
): Promise<BookingDocument[]> {
  const found = await rows<Omit<BookingDocument, 'at'> & { at: Date }>(
    db,
    sql`select d.id, dd.label, d.file_name as "fileName", d.bytes, d.created_at as at,
          case when d.owner_id = k.owner_id then 'owner' else 'buyer' end as by
        from deal_documents dd
        join documents d on d.id = dd.document_id
        join bookings k on k.id = dd.subject_id
        where dd.subject_kind = 'booking' and dd.subject_id = ${bookingId}
        order by d.id`,
  );
  return found
    .filter(({ by }) => mayReadBookingPaper(state, side, by === side ? 'own' : 'others', now()))
    .map(({ at, ...document }) => ({ ...document, at: at.toISOString() }));
}

/** Before it is done, to the paisa. */
async function findCancelCost(
  context: Context,
  { id, side, state }: BookingRow,
): Promise<BookingDetail['cancelCost']> {
  if (state !== 'paid') return null;
  const booking = await findBooking(context, context.db, id);
  const [cost] = await cancelCosts.run(context, context.db, booking, side);
  if (!cost) return null;
  const { toBuyer, toOwner, fee, needsSettlement } = cost;
  return {
    toBuyer: toRupees(toBuyer),
    toOwner: toRupees(toOwner),
    fee: toRupees(fee),
    needsSettlement,
  };
}

/** The first booking under a condition on `k` to which the caller is a party, whole. */
async function readBooking(context: Context, condition: SQL) {
  const { id: caller } = personOf(context);
  const isParty = sql`(k.buyer_id = ${caller} or k.owner_id = ${caller})`;
  const found = await findBookings(context, caller, sql`${isParty} and ${condition}`, sql`limit 1`);
  const [booking] = await presentBookings(context, found);
  if (!booking) throw new AppError('not_found', words.bookingNotFound);
  const [place, cancelCost, documents, timelines] = await Promise.all([
    findPlace(context, booking),
    findCancelCost(context, booking),
    findDocuments(context, booking),
    readTimelines(context.db, 'booking', [booking.id]),
  ]);
  return {
    status: 1 as const,
    message: 'OK',
    data: {
      ...booking,
      cancelRule: CANCEL_RULES[booking.state] ?? null,
      cancelCost,
      place,
      documents,
      timeline: timelines.get(booking.id) ?? [],
    },
    serverTime: context.now().toISOString(),
  };
}

export const getBookingVerb: Verb<typeof getBooking> = (context, { params }) =>
  readBooking(context, sql`k.id = ${params.id}`);

export const bookingOfListingVerb: Verb<typeof bookingOfListing> = (context, { params }) =>
  readBooking(context, sql`k.listing_id = ${params.id}`);
