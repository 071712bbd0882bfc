import { and, asc, eq, sql } from 'drizzle-orm';
import { FIRMLY_BOOKED_STATES } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/deals/bookings/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { Booking } from './booking-row.ts';

/** One at a time, so that a long list holds nothing up. */
const BATCH_SIZE = 100;

/**
 * The booking is accepted: the home is booked, and what others have open on it ends. One that its
 * owner has paused is out of sight already and stays so. The caller holds the listing's row.
 */
export async function bookListing(
  context: Context,
  tx: Transaction,
  { listingId, buyerId }: Pick<Booking, 'listingId' | 'buyerId'>,
): Promise<void> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId));
  if (listing?.status !== 'live') return;
  await changeState(context, tx, {
    kind: 'listing',
    id: listingId,
    name: 'book',
    set: sql`updated_at = ${context.now()}`,
  });
  await onListingEnded.run(context, tx, listing, {
    title: () => words.homeBooked,
    note: forTheBooks(() => notes.propertyBooked),
    exceptBuyerId: buyerId,
    mayComeBack: true,
  });
}

/**
 * The booking has ended without a deal: the home is on offer again, as freshly confirmed as it was,
 * unless its owner is suspended meanwhile. The caller holds the listing's row.
 */
export async function freeListing(
  context: Context,
  tx: Transaction,
  listingId: number,
): Promise<void> {
  const at = context.now();
  const [listing] = await tx
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.status, 'booked')));
  if (!listing) return;
  await changeState(context, tx, {
    kind: 'listing',
    id: listingId,
    name: 'unbook',
    set: sql`updated_at = ${at},
      confirmed_at = confirmed_at + greatest(${at}::timestamptz - off_since, interval '0')`,
  });
  const [suspended] = await rows(
    tx,
    sql`select from people where id = ${listing.ownerId} and suspended_at is not null`,
  );
  if (!suspended) return;
  await changeState(context, tx, {
    kind: 'listing',
    id: listingId,
    name: 'suspend',
    set: sql`frozen_at = ${at}, updated_at = ${at}`,
  });
}

/** Marks homes whose bookings were accepted before homes could be booked; answers how many. */
export async function bookAccepted(context: Context): Promise<number> {
  const found = await rows<{ listingId: number; buyerId: number }>(
    context.db,
    sql`select k.listing_id as "listingId", k.buyer_id as "buyerId"
        from bookings k join listings l on l.id = k.listing_id and l.status = 'live'
        where ${isFirm} order by ${asc(sql`k.id`)} limit ${sql.raw(String(BATCH_SIZE))}`,
  );
  for (const booking of found) {
    await context.db.transaction(async (tx) => {
      await lockListing(tx, booking.listingId);
      await bookListing(context, tx, booking);
    });
  }
  return found.length;
}

const isFirm = sql`k.state in (${sql.join(
  FIRMLY_BOOKED_STATES.map((state) => sql`${state}`),
  sql`, `,
)})`;
