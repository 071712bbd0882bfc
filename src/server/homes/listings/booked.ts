import { type SQL, sql } from 'drizzle-orm';
import { BOOKED_STATES, FIRMLY_BOOKED_STATES } from '#domain/homes/listing-lifecycle.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

const STATES = sql.join(
  BOOKED_STATES.map((state) => sql`${state}`),
  sql`, `,
);

/** A condition on the bookings under `alias`: it holds its listing at that moment. */
export const isActiveAt = (alias: string, now: Date): SQL => {
  const k = sql.raw(alias);
  return sql`${k}.state in (${STATES})
    and (${k}.state in ('paid', 'completed') or ${k}.expires_at > ${now})`;
};

/** A condition on the listing under `l`: a booking holds it at that moment. */
export const bookedListing = (now: Date): SQL =>
  sql`exists (select from bookings k where k.listing_id = l.id and ${isActiveAt('k', now)})`;

const FIRM = sql.join(
  FIRMLY_BOOKED_STATES.map((state) => sql`${state}`),
  sql`, `,
);

/** Whether a booking of a listing is accepted, by anybody or by one buyer. */
export async function isFirmlyBooked(
  tx: Queryable,
  listingId: number,
  buyerId?: number,
): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from bookings k where k.listing_id = ${listingId} and k.state in (${FIRM})
      and ${buyerId === undefined ? sql`true` : sql`k.buyer_id = ${buyerId}`}`,
  );
  return found.length > 0;
}

/** A home that came back while somebody has booked it is booked, not on offer. The caller holds its row. */
export async function bookIfTaken(
  context: Context,
  tx: Transaction,
  listingId: number,
): Promise<boolean> {
  if (!(await isFirmlyBooked(tx, listingId))) return false;
  await changeState(context, tx, {
    kind: 'listing',
    id: listingId,
    name: 'book',
    set: sql`updated_at = ${context.now()}`,
  });
  return true;
}

/** Whether a booking holds a listing, whose row the caller has locked. */
export async function isBooked(tx: Transaction, listingId: number, now: Date): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from bookings k where k.listing_id = ${listingId} and ${isActiveAt('k', now)}`,
  );
  return found.length > 0;
}
