import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { ASKED_FIELDS, type IndexedHome } from '#server/homes/search-index/index.ts';

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

/** Columns that filters ask by themselves. */
const asked = sql.join(
  ASKED_FIELDS.map((field) => sql.raw(`l.${listings[field].name} as "${field}"`)),
  sql`, `,
);

const columns = sql`
  l.id, l.country, l.state, l.city, l.locality_id as "localityId", l.listed_in as "listedIn",
  l.category, l.subcategory, l.price_paise as "pricePaise", l.rate_paise as "ratePaise",
  l.size_sqft as "sizeSqft", l.bedrooms, l.floor, ${asked},
  l.available_from - date '1970-01-01' as "availableFrom",
  ${joined('l.tenants')} as tenants, ${joined('l.amenities')} as amenities,
  l.public_location[1] as lat, l.public_location[0] as lng, ${micros('ranked_at')} as "rankedAt",
  l.fullness, l.fair_low_paise as "fairLowPaise", l.fair_high_paise as "fairHighPaise",
  ${micros('reduced_at')} as "reducedAt", ${micros('verified_until')} as "verifiedUntil",
  ${micros('featured_until')} as "featuredUntil", l.society, l.address,
  ${joined('tsvector_to_array(l.search)')} as words`;

const list = (text: string) => (text === '' ? [] : text.split(MARK));

/** The row itself, its lists cut: forty other fields need no copy. */
const homeOf = (row: HomeRow): IndexedHome =>
  Object.assign(row, {
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

const BATCH = 1_000;
/** Batches on their way at once: the database makes some while others are taken in. */
const UNDER_WAY = 3;

/** After which ids batches begin; the last goes on to the end, whatever comes meanwhile. */
async function batchStarts(db: Database, batch: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from (select id, row_number() over (order by id) as at from listings
          where status = 'live') numbered
        where at % ${plainNumber(batch)} = 0 order by id`,
  );
  return [0, ...found.map(({ id }) => id)];
}

async function batchOf(db: Database, after: number, upTo?: number): Promise<IndexedHome[]> {
  const end = upTo === undefined ? sql`` : sql`and l.id <= ${upTo}`;
  const found = await rows<HomeRow>(
    db,
    sql`select ${columns} from listings l where l.status = 'live' and l.id > ${after} ${end}
        order by l.id`,
  );
  return found.map(homeOf);
}

/** All live listings by id, in batches, some on their way while one is worked on. */
export async function* readAllHomes(db: Database, size = BATCH): AsyncGenerator<IndexedHome[]> {
  const starts = await batchStarts(db, size);
  const coming: Promise<IndexedHome[]>[] = [];
  for (let next = 0; next < starts.length || coming.length > 0; ) {
    while (next < starts.length && coming.length < UNDER_WAY) {
      const batch = batchOf(db, starts[next] ?? 0, starts[next + 1]);
      next++;
      // Who stops reading half-way hears nothing of what was on its way.
      batch.catch(() => undefined);
      coming.push(batch);
    }
    const batch = await coming.shift();
    if (batch && batch.length > 0) yield batch;
  }
}
