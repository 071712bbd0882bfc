import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import { OPEN_BID_STATES } from '../../../domain/bid.ts';
import type { BookingState } from '../../../domain/booking.ts';
import { changeState } from '../../change-state.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { bids, bookings, contactRequests, listingDrafts, visits } from '../../db/schema/index.ts';
import { moveBid } from '../bids/move-bid.ts';

const UNDER_WAY: BookingState[] = ['held', 'accepted', 'paid'];
const WHY = 'The account was deleted.';

/** Somebody else has planned with this booking: it is ended in the open, not by walking away. */
async function requireNoBooking(tx: Transaction, personId: number): Promise<void> {
  const party = or(eq(bookings.buyerId, personId), eq(bookings.ownerId, personId));
  const [found] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(party, inArray(bookings.state, UNDER_WAY)))
    .limit(1);
  if (found) {
    throw new AppError(
      'conflict',
      'You have a booking under way. Cancel or finish it first, then delete your account.',
    );
  }
}

async function endBids(context: Context, tx: Transaction, personId: number): Promise<void> {
  const open = await tx
    .select({ id: bids.id, buyerId: bids.buyerId })
    .from(bids)
    .where(
      and(
        or(eq(bids.buyerId, personId), eq(bids.ownerId, personId)),
        inArray(bids.state, [...OPEN_BID_STATES]),
      ),
    )
    .orderBy(bids.id);
  for (const { id, buyerId } of open) {
    await moveBid(context, tx, id, buyerId === personId ? 'withdraw' : 'reject', { message: WHY });
  }
}

async function endVisits(context: Context, tx: Transaction, personId: number): Promise<void> {
  const booked = await tx
    .select({ id: visits.id, buyerId: visits.buyerId })
    .from(visits)
    .where(
      and(
        or(eq(visits.buyerId, personId), eq(visits.ownerId, personId)),
        eq(visits.state, 'booked'),
      ),
    );
  for (const { id, buyerId } of booked) {
    const name = buyerId === personId ? 'cancelByBuyer' : 'cancelByOwner';
    await changeState(context, tx, { kind: 'visit', id, name, note: WHY });
  }
}

async function endContacts(context: Context, tx: Transaction, personId: number): Promise<void> {
  const open = await tx
    .select()
    .from(contactRequests)
    .where(
      and(
        or(eq(contactRequests.buyerId, personId), eq(contactRequests.ownerId, personId)),
        inArray(contactRequests.state, ['requested', 'accepted']),
      ),
    );
  for (const { id, buyerId, state } of open) {
    const waits = buyerId === personId ? 'withdraw' : 'decline';
    // A contact that was given ends by the owner's step alone; a buyer who left has no number.
    if (state === 'accepted' && buyerId === personId) continue;
    const name = state === 'accepted' ? 'revoke' : waits;
    await changeState(context, tx, { kind: 'contact', id, name, note: WHY });
  }
  await tx
    .update(contactRequests)
    .set({ message: '' })
    .where(eq(contactRequests.buyerId, personId));
}

/**
 * Ends whatever of somebody's dealings is open, so that nobody waits for a person who has left.
 * Throws conflict while a booking is under way.
 */
export async function closeDeals(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<void> {
  await requireNoBooking(tx, personId);
  await endBids(context, tx, personId);
  await endVisits(context, tx, personId);
  await endContacts(context, tx, personId);
  await tx.delete(listingDrafts).where(eq(listingDrafts.ownerId, personId));
  await tx.execute(sql`update listings set private_address = null where owner_id = ${personId}`);
}
