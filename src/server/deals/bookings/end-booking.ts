import { sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Refund } from '#server/db/schema/index.ts';
import { letBidFallThrough } from '#server/deals/bids/fall-through.ts';
import type { DealListing } from '#server/homes/listings/lock-listing.ts';
import { type Ending, endDealMoney } from '#server/money/escrow/end-deal-money.ts';
import type { Booking } from './booking-row.ts';
import { tellBuyer, tellOwner } from './news.ts';

export interface Deal {
  listing: DealListing;
  booking: Booking;
}

const WORDS: Record<Ending, { title: string; what: string }> = {
  decline: { title: 'Booking declined', what: 'was declined by the owner' },
  cancelByBuyer: { title: 'Booking cancelled', what: 'was cancelled by the buyer' },
  cancelByOwner: { title: 'Booking cancelled', what: 'was cancelled by the owner' },
  expire: { title: 'Booking expired', what: 'has run out' },
};

/**
 * Ends a booking without a deal: the listing is free again, and the bid it came from falls
 * through. Both sides hear of what they did not do themselves. What was paid goes back by the
 * booking's rules: answers the refunds to be sent once this holds.
 */
export async function endBooking(
  context: Context,
  tx: Transaction,
  { listing, booking }: Deal,
  name: Ending,
  reason?: string,
): Promise<Refund[]> {
  const at = context.now();
  const { title, what } = WORDS[name];
  if (booking.bidId !== null) await letBidFallThrough(context, tx, booking.bidId, `It ${what}.`);
  await changeState(context, tx, {
    kind: 'booking',
    id: booking.id,
    name,
    set: sql`expires_at = null, updated_at = ${at}`,
    // The clock's own transition happens only once it is time.
    ...(name === 'expire' && { where: sql`expires_at <= ${at}` }),
    note: reason ?? null,
  });
  const refunded = await endDealMoney(context, tx, booking, name);
  const why = reason ? ` The reason: ${reason}` : '';
  const words = { title, body: `The booking of “${listing.title}” ${what}.${why}` };
  if (name !== 'cancelByBuyer') await tellBuyer(context, tx, booking, words);
  if (name === 'cancelByBuyer' || name === 'expire') await tellOwner(context, tx, booking, words);
  if (name === 'expire') return refunded;
  await audit(context, tx, {
    action: `booking.${name}`,
    subjectKind: 'booking',
    subjectId: booking.id,
    detail: { listingId: listing.id, reason },
  });
  return refunded;
}
