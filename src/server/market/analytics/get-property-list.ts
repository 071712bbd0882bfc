import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { marketPropertyList } from '#contract/market/analytics.ts';
import { CATEGORY_OF, type Subcategory } from '#domain/homes/listing.ts';
import { roundToPaisa, toRupees } from '#domain/lib/money.ts';
import { MARKET_BHKS } from '#domain/market/kind.ts';
import { differencePercent } from '#domain/market/yield.ts';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, sizeOf } from '#server/homes/listings/index.ts';
import { answering } from './answering.ts';
import { findFigures } from './find-figures.ts';
import { type FoundPlace, findPlace } from './find-place.ts';

type Query = QueryOf<typeof marketPropertyList>;
type Row = CardRow & { localityMedian: number | null; localityN: number | null };

const MAX_BHK = MARKET_BHKS.length;

/** In the order of an index that leads with the same conditions. */
const ORDER: Record<Query['sort'], SQL> = {
  newest: sql`l.ranked_at desc nulls first, l.id desc nulls first`,
  price_low: sql`l.price_paise, l.id`,
  price_high: sql`l.price_paise desc, l.id desc`,
};

function conditions({ listedin, type, bhk }: Query, place: FoundPlace): SQL[] {
  const category = type === 'Residential' ? type : CATEGORY_OF[type];
  return [
    sql`l.status = 'live'`,
    sql`l.listed_in = ${listedin}`,
    sql`l.category = ${category}`,
    ...(type === 'Residential' ? [] : [sql`l.subcategory = ${type}`]),
    ...(bhk === undefined
      ? []
      : [
          sql`l.subcategory in ('Flat', 'House', 'Villa')`,
          bhk < MAX_BHK ? sql`l.bedrooms = ${bhk}` : sql`l.bedrooms >= ${MAX_BHK}`,
        ]),
    ...(place.kind === 'locality'
      ? [sql`l.locality_id = (select id from localities where slug = ${place.slug})`]
      : [sql`l.city = 'Pune'`]),
    ...(place.kind === 'district' ? [sql`p.authority = ${place.scope}`] : []),
  ];
}

const findPage = (db: Database, query: Query, place: FoundPlace): Promise<Row[]> =>
  rows(
    db,
    sql`select ${cardColumns}, (f.figures#>>'{rate,median}')::float8 as "localityMedian",
          (f.figures#>>'{rate,n}')::int as "localityN"
        from listings l join localities p on p.id = l.locality_id
        left join market_figures f on f.scope_kind = 'locality' and f.scope = p.slug
          and f.listed_in = l.listed_in and f.kind = l.subcategory::text
          and f.bedrooms = case when l.subcategory in ('Flat', 'House', 'Villa')
            then least(coalesce(l.bedrooms, 0), ${MAX_BHK}) else 0 end
        where ${sql.join(conditions(query, place), sql` and `)}
        order by ${ORDER[query.sort]}
        limit ${plainNumber(query.pageSize)}
        offset ${plainNumber((query.page - 1) * query.pageSize)}`,
  );

function present(row: Row) {
  const { sizeInFt: area, sizeKind: areaKind } = sizeOf(row);
  const price = toRupees(row.pricePaise);
  const rate = area ? price / area : null;
  return {
    id: row.id,
    title: row.title,
    society: row.society,
    locality: row.locality,
    localitySlug: row.localitySlug,
    listedin: row.listedIn,
    type: row.subcategory as Subcategory,
    bhk: row.bedrooms,
    price,
    area,
    areaKind,
    pricePerSqft: rate && (row.listedIn === 'rent' ? roundToPaisa(rate) : Math.round(rate)),
    againstMedian: differencePercent(rate, row.localityMedian),
    againstN: row.localityMedian === null ? null : row.localityN,
    publishedAt: row.publishedAt.toISOString(),
  };
}

export const getPropertyListVerb = answering(
  marketPropertyList,
  async ({ context: { db }, depth }, { query }) => {
    const place = await findPlace(db, query);
    const figures = await findFigures(db, place, query);
    const found = depth === 'full' ? await findPage(db, query, place) : [];
    return {
      data: found.map(present),
      total: figures?.live ?? 0,
      page: query.page,
      pageSize: query.pageSize,
    };
  },
);
