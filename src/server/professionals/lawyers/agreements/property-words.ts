import { sql } from 'drizzle-orm';
import { groupDigits } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { sizeOf } from '#server/homes/listings/index.ts';

type Row = Pick<
  Listing,
  | 'subcategory'
  | 'bedrooms'
  | 'society'
  | 'address'
  | 'city'
  | 'carpetAreaSqft'
  | 'builtUpAreaSqft'
  | 'plotAreaSqft'
  | 'floor'
  | 'floors'
>;

/** "2 BHK flat of 870 sq ft carpet area on floor 5 of 12, Gulmohar, in Baner, Pune". */
export async function findPropertyWords(db: Queryable, listingId: number): Promise<string> {
  const [row] = await rows<Row>(
    db,
    sql`select subcategory, bedrooms, society, address, city, floor, floors,
          carpet_area_sqft as "carpetAreaSqft", built_up_area_sqft as "builtUpAreaSqft",
          plot_area_sqft as "plotAreaSqft"
        from listings where id = ${listingId}`,
  );
  if (!row) throw new Error(`There is no listing ${listingId}`);
  const { sizeInFt, sizeKind } = sizeOf(row);
  const { floor, floors, society, address, city, bedrooms, subcategory } = row;
  const kind = [bedrooms && `${bedrooms} BHK`, subcategory.toLowerCase()];
  const size = sizeInFt ? ` of ${groupDigits(sizeInFt)} sq ft ${sizeKind} area` : '';
  const storey = floor === null ? '' : ` on ${floor === 0 ? 'the ground floor' : `floor ${floor}`}`;
  const of = storey && floors ? ` of ${floors}` : '';
  const where = address.includes(city) ? address : `${address}, ${city}`;
  return `${kind.filter(Boolean).join(' ')}${size}${storey}${of}${society ? `, ${society}` : ''}, in ${where}`;
}
