import { sql } from 'drizzle-orm';
import type { EvaluatedProperty } from '#contract/professionals/evaluators.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement, Listing } from '#server/db/schema/index.ts';
import { sizeOf } from '#server/homes/listings/index.ts';
import {
  bookingOfClient,
  showWorkPlace,
  type WorkPlaceRow,
  workPlaceColumns,
} from '#server/professionals/engagements/index.ts';

type Row = WorkPlaceRow &
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
  > & { listingId: number };

/** What is to be valued; null where the work is about no property here. */
export async function findProperty(
  db: Queryable,
  work: Engagement,
  now: Date,
): Promise<EvaluatedProperty | null> {
  const { listingId } = work;
  if (listingId === null) return null;
  const [row] = await rows<Row>(
    db,
    sql`select l.id as "listingId", l.title, l.subcategory, l.listed_in as "listedIn", l.status,
          l.price_paise as "pricePaise", l.carpet_area_sqft as "carpetAreaSqft",
          l.built_up_area_sqft as "builtUpAreaSqft", l.plot_area_sqft as "plotAreaSqft",
          l.bedrooms, l.age, l.floor, l.floors, l.furnishing, ${workPlaceColumns(work)}
        from listings l ${bookingOfClient(work)}
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
    place: showWorkPlace(row, work, now),
  };
}
