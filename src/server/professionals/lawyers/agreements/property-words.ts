import { sql } from 'drizzle-orm';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/professionals/agreement-paper/index.ts';
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

/** "2 BHK flat of 870 sq ft carpet area on floor 5 of 12, Gulmohar, in Baner, Pune", in any language. */
export async function findPropertyWords(db: Queryable, listingId: number): Promise<() => string> {
  const [row] = await rows<Row>(
    db,
    sql`select subcategory, bedrooms, society, address, city, floor, floors,
          carpet_area_sqft as "carpetAreaSqft", built_up_area_sqft as "builtUpAreaSqft",
          plot_area_sqft as "plotAreaSqft"
        from listings where id = ${listingId}`,
  );
  if (!row) throw new Error(`There is no listing ${listingId}`);
  return () => propertyWords(row);
}

function propertyWords(row: Row): string {
  const { sizeInFt, sizeKind } = sizeOf(row);
  const { floor, floors, society, address, city, bedrooms, subcategory } = row;
  const kind = KIND_LABEL[subcategory].toLowerCase();
  let home = bedrooms ? `${bedrooms} BHK ${kind}` : kind;
  if (sizeInFt && sizeKind) home = words.withArea[sizeKind]({ home, size: groupDigits(sizeInFt) });
  if (floor !== null) {
    home = floor === 0 ? words.onGround({ home }) : words.onFloor({ home, floor });
    if (floors) home = words.ofFloors({ home, floors });
  }
  if (society) home = `${home}, ${society}`;
  return words.inPlace({ home, where: address.includes(city) ? address : `${address}, ${city}` });
}
