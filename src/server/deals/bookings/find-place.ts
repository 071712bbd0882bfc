import { sql } from 'drizzle-orm';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { ExactPlace } from '#contract/homes/exact-place.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type PlaceRow, placeColumns, presentPlace } from '#server/homes/listings/index.ts';

/** Not while it is held: anybody may ask, and the owner has not agreed yet. */
const KNOWS_THE_DOOR: readonly BookingState[] = ['accepted', 'paid', 'completed'];

/** Where the home is to the door: for its owner, and for its buyer once the owner has agreed. */
export async function findPlace(
  { db }: Context,
  { listingId, side, state }: BookingRow,
): Promise<ExactPlace | null> {
  if (side !== 'owner' && !KNOWS_THE_DOOR.includes(state)) return null;
  const [found] = await rows<PlaceRow>(
    db,
    sql`select ${placeColumns} from listings l where l.id = ${listingId}`,
  );
  return found ? presentPlace(found) : null;
}
