import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { isActiveAt } from './booking-row.ts';

/** A condition on the listing under `l`: a booking holds it at that moment. */
export const bookedListing = (now: Date): SQL =>
  sql`exists (select from bookings k where k.listing_id = l.id and ${isActiveAt('k', now)})`;

/** Whether a booking holds a listing, whose row the caller has locked. */
export async function isBooked(tx: Transaction, listingId: number, now: Date): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from bookings k where k.listing_id = ${listingId} and ${isActiveAt('k', now)}`,
  );
  return found.length > 0;
}
