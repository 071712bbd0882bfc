import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { rows } from '../db/rows.ts';
import { localities } from '../db/schema/index.ts';
import { recordSet } from '../features/import/record-set.ts';
import type { GeneratedListing } from './generate.ts';

const given = recordSet([
  'ownerId',
  'localityId',
  'status',
  'title',
  'description',
  'listedIn',
  'category',
  'subcategory',
  'pricePaise',
  'maintenancePaise',
  'depositPaise',
  'carpetAreaSqft',
  'builtUpAreaSqft',
  'plotAreaSqft',
  'bedrooms',
  'bathrooms',
  'balconies',
  'garages',
  'floor',
  'floors',
  'facing',
  'furnishing',
  'age',
  'possession',
  'possessionDate',
  'amenities',
  'exteriorMaterial',
  'structureType',
  'reraNumber',
  'society',
  'address',
  'pincode',
  'location',
  'publicLocation',
  'featuredUntil',
  'verifiedUntil',
  'confirmedAt',
  'publishedAt',
  'demo',
]);
const names = sql.raw(given.columns.map(({ name }) => name).join(', '));

/** Slug to id of every locality. */
export async function localityIds(db: Queryable): Promise<Map<string, number>> {
  const found = await db.select({ slug: localities.slug, id: localities.id }).from(localities);
  return new Map(found.map((row) => [row.slug, row.id]));
}

/** Stores generated listings in one statement and returns their ids in the same order. */
export async function insertListings(
  db: Queryable,
  generated: readonly GeneratedListing[],
  ownerOf: (index: number) => number,
  idOf: ReadonlyMap<string, number>,
): Promise<number[]> {
  const records = generated.map(({ localitySlug, ...listing }, i) => {
    const localityId = idOf.get(localitySlug);
    if (!localityId) throw new Error(`No locality ${localitySlug}: seed the gazetteer first`);
    return { ...listing, ownerId: ownerOf(i), localityId };
  });
  const stored = await rows<{ id: number }>(
    db,
    sql`insert into listings (${names}) select ${names} from ${given.from(records)} returning id`,
  );
  return stored.map(({ id }) => id);
}
