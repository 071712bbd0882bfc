import { sql } from 'drizzle-orm';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { AddressClaim } from '#domain/deals/sees-address.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import {
  identifiedColumn,
  type PlaceRow,
  placeColumns,
  showPlace,
} from '#server/deals/address/index.ts';
import { blockedBetween } from '#server/people/blocks/index.ts';

/** Where the home of a booking is to the door, if the side that reads it may know. */
export async function findPlace(
  { db, now }: Context,
  { id, side, state }: BookingRow,
): Promise<ExactPlace | null> {
  const [found] = await rows<PlaceRow & { blocked: boolean; identified: boolean }>(
    db,
    sql`select ${placeColumns},
          ${blockedBetween(sql`k.owner_id`, sql`k.buyer_id`)} as blocked,
          ${identifiedColumn}
        from bookings k join listings l on l.id = k.listing_id
          join people buyer on buyer.id = k.buyer_id where k.id = ${id}`,
  );
  if (!found) return null;
  const { blocked, identified } = found;
  const claim: AddressClaim =
    side === 'owner' ? { by: 'owner' } : { by: 'booking', state, blocked, identified };
  return showPlace(found, claim, now());
}
