import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { ASKED_FIELDS, type IndexedHome } from '#server/homes/search-index/index.ts';
import { categoryOf, type RandomHome } from './random-homes.ts';

/** Who owns them and where they may stand. */
export interface Ground {
  ownerId: number;
  localityIds: readonly number[];
}

/** A statement has at most 65,535 parameters, and a home some fifty. */
const MAX_AT_ONCE = 1_000;

/** Stores random homes; by their ids microseconds tell some of them apart. */
export async function storeHomes(
  db: Database,
  { ownerId, localityIds }: Ground,
  homes: readonly RandomHome[],
): Promise<number[]> {
  if (homes.length === 0) return [];
  const values = homes.map((home) => {
    const localityId = localityIds[home.place % localityIds.length] ?? 0;
    return { ...home, ownerId, localityId, category: categoryOf(home) };
  });
  const ids: number[] = [];
  for (let from = 0; from < values.length; from += MAX_AT_ONCE) {
    const some = values.slice(from, from + MAX_AT_ONCE);
    const stored = await db.insert(listings).values(some).returning({ id: listings.id });
    ids.push(...stored.map(({ id }) => id));
  }
  // What its history wrote when the price was first heard is no matter here.
  await db.execute(sql`update listings l set
      reduced_at = v.reduced_at::timestamptz,
      published_at = published_at + (l.id % 3) * interval '1 microsecond'
    from unnest(${sql.param(ids)}::int[],
      ${sql.param(homes.map(({ reducedAt }) => reducedAt?.toISOString() ?? null))}::text[]) v (id, reduced_at)
    where l.id = v.id`);
  return ids;
}

const micros = (column: string) => sql.raw(`(extract(epoch from l.${column}) * 1000000)::bigint`);

/** Live homes as an index takes them in; all, or some. */
export function indexedHomes(db: Database, ids?: readonly number[]): Promise<IndexedHome[]> {
  return read(db, ids ? sql`l.id = any(${sql.param([...ids])}::int[])` : sql`true`);
}

const BATCH = 5_000;

/** All of them by their ids. */
export async function* homeBatches(db: Database): AsyncGenerator<IndexedHome[]> {
  for (let after = 0; ; ) {
    const batch = await read(db, sql`l.id > ${after} order by l.id limit ${plainNumber(BATCH)}`);
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last.id;
  }
}

const asked = sql.join(
  ASKED_FIELDS.map(
    (field) => sql`l.${sql.identifier(listings[field].name)} as ${sql.identifier(field)}`,
  ),
  sql`, `,
);

function read(db: Database, which: SQL): Promise<IndexedHome[]> {
  return rows<IndexedHome>(
    db,
    sql`select l.id, l.country, l.state, l.city, l.locality_id as "localityId",
        l.listed_in as "listedIn", l.category, l.subcategory, l.price_paise as "pricePaise",
        l.rate_paise as "ratePaise", l.size_sqft as "sizeSqft", l.bedrooms, l.floor, ${asked},
        l.available_from - date '1970-01-01' as "availableFrom",
        l.tenants, l.amenities, l.public_location[1] as lat, l.public_location[0] as lng,
        ${micros('ranked_at')} as "rankedAt", l.fullness, l.fair_low_paise as "fairLowPaise",
        l.fair_high_paise as "fairHighPaise", ${micros('reduced_at')} as "reducedAt",
        ${micros('verified_until')} as "verifiedUntil",
        ${micros('featured_until')} as "featuredUntil", l.society, l.address,
        tsvector_to_array(l.search) as words
      from listings l where l.status = 'live' and ${which}`,
  );
}
