import { and, eq, inArray, or } from 'drizzle-orm';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { OPEN_VISIT_STATES } from '#domain/deals/visit.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/bids/index.ts';
import endingWords from '#messages/deals/ending/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bids, bookings, listings, type Person, visits } from '#server/db/schema/index.ts';
import { moveBid, tellOwner } from '#server/deals/bids/index.ts';
import { tellOwner as tellBookingOwner, tellBuyer } from '#server/deals/bookings/index.ts';
import { MEETINGS } from '#server/deals/visits/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';

const note = () => forTheBooks(() => notes.accountSuspended);
const UNDER_WAY: BookingState[] = ['held', 'accepted', 'paid'];

async function withdrawBids(context: Context, tx: Transaction, personId: number): Promise<void> {
  const isOpen = and(eq(bids.buyerId, personId), inArray(bids.state, [...OPEN_BID_STATES]));
  // A listing before its bids, as wherever they are written.
  const askedFor = tx.select({ id: bids.listingId }).from(bids).where(isOpen);
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, askedFor))
    .orderBy(listings.id)
    .for('no key update');
  const open = await tx
    .select({ bid: bids, title: listings.title })
    .from(bids)
    .innerJoin(listings, eq(listings.id, bids.listingId))
    .where(isOpen)
    .orderBy(bids.id);
  for (const { bid, title } of open) {
    await moveBid(context, tx, bid.id, 'withdraw', { message: note() });
    await tellOwner(context, tx, bid, {
      title: () => words.bidWithdrawn,
      body: () => endingWords.bidderAway({ title }),
    });
  }
}

/** As visitor; visits to their own homes end with those. */
async function callOffVisits(context: Context, tx: Transaction, personId: number): Promise<void> {
  const open = await tx
    .select({ visit: visits, title: listings.title })
    .from(visits)
    .innerJoin(listings, eq(listings.id, visits.listingId))
    .where(and(eq(visits.buyerId, personId), inArray(visits.state, [...OPEN_VISIT_STATES])))
    .orderBy(visits.id)
    .for('update', { of: visits });
  for (const { visit, title } of open) {
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'callOff', note: note() });
    await notify(context, tx, visit.ownerId, {
      kind: 'request',
      title: () => endingWords.visitCalledOff,
      body: () =>
        endingWords.visitorAway({ title, startsAt: formatSpan(visit.startsAt, visit.endsAt) }),
      link: MEETINGS,
    });
  }
}

/** What has been agreed stays as it is, and the other side learns why nobody answers. */
async function tellOfBookings(context: Context, tx: Transaction, personId: number): Promise<void> {
  const { buyerId, ownerId, state } = bookings;
  const underWay = await tx
    .select({ booking: bookings, title: listings.title })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(and(or(eq(buyerId, personId), eq(ownerId, personId)), inArray(state, [...UNDER_WAY])))
    .orderBy(bookings.id);
  for (const { booking, title } of underWay) {
    const isBuyer = booking.buyerId === personId;
    const tell = isBuyer ? tellBookingOwner : tellBuyer;
    await tell(context, tx, booking, {
      title: () => endingWords.otherSuspended,
      body: () => endingWords.payNothingNow({ title }),
    });
  }
}

/** Deals of somebody who is suspended: what is open ends, and those with a booking are told. */
export async function haltDeals(
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  await withdrawBids(context, tx, id);
  await callOffVisits(context, tx, id);
  await tellOfBookings(context, tx, id);
}
