import { sql } from 'drizzle-orm';
import type { EvaluatedProperty } from '#contract/professionals/evaluators.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { AddressClaim } from '#domain/deals/sees-address.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement, Listing } from '#server/db/schema/index.ts';
import { type PlaceRow, placeColumns, showPlace } from '#server/deals/address/index.ts';
import { sizeOf } from '#server/homes/listings/index.ts';
import { blockedBetween } from '#server/people/blocks/index.ts';

type Row = PlaceRow &
  Pick<
    Listing,
    | 'title'
    | 'subcategory'
    | 'listedIn'
    | 'status'
    | 'pricePaise'
    | 'carpetAreaSqft'
    | 'builtUpAreaSqft'
    | 'plotAreaSqft'
    | 'bedrooms'
    | 'age'
    | 'floor'
    | 'floors'
    | 'furnishing'
  > & {
    listingId: number;
    clientOwns: boolean;
    /** Of the client's booking of it. */
    booked: BookingState | null;
    blocked: boolean;
  };

/** Who has paid lets the evaluator in. */
const LET_IN: readonly EngagementState[] = ['paid', 'working', 'delivered'];

function claimOf({ clientOwns, booked, blocked }: Row): AddressClaim {
  if (clientOwns) return { by: 'owner' };
  return booked ? { by: 'booking', state: booked, blocked } : { by: 'nothing' };
}

/** What is to be valued; null where the work is about no property here. */
export async function findProperty(
  db: Queryable,
  { listingId, clientId, bookingId, state }: Engagement,
  now: Date,
): Promise<EvaluatedProperty | null> {
  if (listingId === null) return null;
  const [row] = await rows<Row>(
    db,
    sql`select l.id as "listingId", l.title, l.subcategory, l.listed_in as "listedIn", l.status,
          l.price_paise as "pricePaise", l.carpet_area_sqft as "carpetAreaSqft",
          l.built_up_area_sqft as "builtUpAreaSqft", l.plot_area_sqft as "plotAreaSqft",
          l.bedrooms, l.age, l.floor, l.floors, l.furnishing, ${placeColumns},
          l.owner_id = ${clientId} as "clientOwns", b.state as booked,
          ${blockedBetween(sql`l.owner_id`, sql`${clientId}::int`)} as blocked
        from listings l left join bookings b on b.id = ${bookingId}
          and b.listing_id = l.id and b.buyer_id = ${clientId}
        where l.id = ${listingId}`,
  );
  if (!row) return null;
  const { sizeInFt, sizeKind } = sizeOf(row);
  return {
    listingId,
    title: row.title,
    address: row.address,
    subcategory: row.subcategory,
    listedIn: row.listedIn,
    status: row.status,
    price: toRupees(row.pricePaise),
    areaSqft: sizeInFt,
    areaKind: sizeKind,
    bedrooms: row.bedrooms,
    age: row.age,
    floor: row.floor,
    floors: row.floors,
    furnishing: row.furnishing,
    place: showPlace(
      row,
      { by: 'hired', working: LET_IN.includes(state), client: claimOf(row) },
      now,
    ),
  };
}
