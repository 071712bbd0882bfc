import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { localities } from '#server/db/schema/index.ts';
import { HOME_COLUMNS, recordSet } from '#server/homes/import/index.ts';
import type { GeneratedListing } from './generate.ts';

const given = recordSet([
  ...HOME_COLUMNS,
  'ownerId',
  'status',
  'possessionDate',
  'amenities',
  'developer',
  'featuredUntil',
  'verifiedAt',
  'verifiedUntil',
  'confirmedAt',
  'publishedAt',
  'privateAddress',
  'cover',
  'photoCount',
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
    return { photoCount: 0, ...listing, ownerId: ownerOf(i), localityId };
  });
  const stored = await rows<{ id: number }>(
    db,
    sql`insert into listings (${names}) select ${names} from ${given.from(records)} returning id`,
  );
  return stored.map(({ id }) => id);
}
