import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { IndexedHome } from '#server/homes/search-index/index.ts';

/** Between the items of a list that comes as one text: read several times as fast as an array. */
const MARK = '\u001f';

type Listed = 'tenants' | 'amenities' | 'words';
type HomeRow = Omit<IndexedHome, Listed> & {
  tenants: string | null;
  amenities: string;
  words: string;
};

const micros = (column: string) => sql.raw(`(extract(epoch from l.${column}) * 1000000)::int8`);
const joined = (list: string) => sql.raw(`array_to_string(${list}, chr(31))`);

const columns = sql`
  l.id, l.country, l.state, l.city, l.locality_id as "localityId", l.listed_in as "listedIn",
  l.category, l.subcategory, l.price_paise as "pricePaise", l.deposit_paise as "depositPaise",
  l.brokerage_paise as "brokeragePaise", l.rate_paise as "ratePaise", l.size_sqft as "sizeSqft",
  l.bedrooms, l.bathrooms, l.garages, l.cabins, l.floor, l.floors, l.lift, l.pets, l.zone,
  l.road_width_metres as "roadWidthMetres", l.facing, l.furnishing, l.age, l.possession,
  l.exterior_material as "exteriorMaterial", l.structure_type as "structureType",
  l.posted_by as "postedBy", l.available_from - date '1970-01-01' as "availableFrom",
  ${joined('l.tenants')} as tenants, l.food, ${joined('l.amenities')} as amenities,
  l.public_location[1] as lat, l.public_location[0] as lng, ${micros('ranked_at')} as "rankedAt",
  l.fullness, l.fair_low_paise as "fairLowPaise", l.fair_high_paise as "fairHighPaise",
  ${micros('reduced_at')} as "reducedAt", ${micros('verified_until')} as "verifiedUntil",
  ${micros('featured_until')} as "featuredUntil", l.society, l.address,
  ${joined('tsvector_to_array(l.search)')} as words`;

const list = (text: string) => (text === '' ? [] : text.split(MARK));

const homeOf = (row: HomeRow): IndexedHome => ({
  ...row,
  tenants: row.tenants === null ? null : (list(row.tenants) as IndexedHome['tenants'] & object),
  amenities: list(row.amenities) as unknown as IndexedHome['amenities'],
  words: list(row.words),
});

/** Those of some listings that are live, as they are now. */
export async function readHomes(db: Database, ids: readonly number[]): Promise<IndexedHome[]> {
  const found = await rows<HomeRow>(
    db,
    sql`select ${columns} from listings l
        where l.id = any(${sql.param([...ids])}::int[]) and l.status = 'live'`,
  );
  return found.map(homeOf);
}

const BATCH = 5_000;

async function batchAfter(db: Database, id: number): Promise<IndexedHome[]> {
  const found = await rows<HomeRow>(
    db,
    sql`select ${columns} from listings l where l.status = 'live' and l.id > ${id}
        order by l.id limit ${plainNumber(BATCH)}`,
  );
  return found.map(homeOf);
}

/** All live listings by id, the next batch on its way while one is worked on. */
export async function* readAllHomes(db: Database): AsyncGenerator<IndexedHome[]> {
  let coming = batchAfter(db, 0);
  for (;;) {
    const batch = await coming;
    const last = batch.at(-1);
    if (!last) return;
    coming = batchAfter(db, last.id);
    // Who stops reading half-way hears nothing of the batch that was on its way.
    coming.catch(() => undefined);
    yield batch;
  }
}
