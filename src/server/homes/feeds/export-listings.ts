import { inArray, type SQL, sql } from 'drizzle-orm';
import type {
  ExportedListing,
  exportListings,
  exportListingsFile,
} from '#contract/homes/feed-export.ts';
import { ANSWERS } from '#contract/homes/listing-answers.ts';
import { Download } from '#contract/lib/download.ts';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import { answersOf } from '#server/homes/my-listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { personOf } from '#server/session/person.ts';
import { BETWEEN_ITEMS } from './read-feed-row.ts';

const FIRST = ['externalId', 'id', 'status'];
const LAST = ['photos', 'updatedAt', 'cursor'];
const ANSWER_NAMES = ['subcategory', 'listedin', 'areaUnit', ...Object.keys(ANSWERS)];
const COLUMNS = [...FIRST, ...ANSWER_NAMES, ...LAST];

const NUMBERS: ReadonlySet<string> = new Set([
  ...['bedrooms', 'bathrooms', 'balconies', 'cabins', 'garages', 'floor', 'floors', 'roadWidth'],
  ...['carpetArea', 'builtUpArea', 'plotArea', 'price', 'deposit', 'maintenance', 'brokerage'],
]);

interface Place {
  id: number;
  cursor: string;
  slug: string;
  photos: string[];
}

/** What was not answered is left out; figures are numbers. */
function answersIn(listing: Listing, slug: string) {
  const said = Object.entries(answersOf(listing, slug)).filter(
    ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(
    said.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]),
  ) as Record<string, string | number | string[]>;
}

async function findPage(
  context: Context,
  { updated_since: since, after, limit }: QueryOf<typeof exportListings>,
): Promise<{ found: ExportedListing[]; hasMore: boolean }> {
  const conditions: SQL[] = [sql`l.owner_id = ${personOf(context).id}`];
  if (since) conditions.push(sql`l.updated_at >= ${since}::timestamptz`);
  if (after) {
    const [at = '', id = ''] = after.split('_');
    conditions.push(sql`(l.updated_at, l.id) > (${at}::timestamptz, ${Number(id)}::int)`);
  }
  const places = await rows<Place>(
    context.db,
    sql`select l.id, a.slug,
          to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || l.id as cursor,
          coalesce((select jsonb_agg(f.url order by f.position) from feed_photos f
            where f.listing_id = l.id), '[]') as photos
        from listings l join localities a on a.id = l.locality_id
        where ${sql.join(conditions, sql` and `)}
        order by l.updated_at, l.id limit ${plainNumber(limit + 1)}`,
  );
  const shown = places.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const full = await context.db.select().from(listings).where(inArray(listings.id, ids));
  const byId = new Map(full.map((listing) => [listing.id, listing]));
  const found = shown.flatMap(({ id, slug, photos, cursor }) => {
    const listing = byId.get(id);
    if (!listing) return [];
    const { externalId, status, updatedAt } = listing;
    const about = { externalId, id, status, photos, updatedAt: updatedAt.toISOString(), cursor };
    return [{ ...about, ...answersIn(listing, slug) }];
  });
  return { found, hasMore: places.length > limit };
}

export const exportListingsVerb: Verb<typeof exportListings> = async (context, { query }) => {
  const { found, hasMore } = await findPage(context, query);
  const nextCursor = found.at(-1)?.cursor ?? query.after ?? null;
  return { status: 1, message: 'OK', data: found, nextCursor, hasMore };
};

const cell = (value: ExportedListing[string] | undefined | null) =>
  Array.isArray(value) ? value.join(BETWEEN_ITEMS) : (value ?? null);

export const exportFileVerb: Verb<typeof exportListingsFile> = async (context, { query }) => {
  const { found } = await findPage(context, query);
  if (query.format === 'jsonl') {
    const lines = found.map((row) => `${JSON.stringify(row)}\n`).join('');
    return new Download(lines, 'application/x-ndjson; charset=utf-8', 'listings.jsonl');
  }
  const table = found.map((row) => COLUMNS.map((name) => cell(row[name])));
  return csvDownload(csvOf([COLUMNS, ...table]), 'listings.csv');
};
