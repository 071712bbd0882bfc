import { type SQL, sql } from 'drizzle-orm';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from './card.ts';

async function cards(
  db: Database,
  condition: SQL,
  order: SQL,
  limit: number,
): Promise<ListingCard[]> {
  const found = await rows<CardRow>(
    db,
    sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
        where l.status = 'live' and ${condition} order by ${order} limit ${plainNumber(limit)}`,
  );
  return found.map(presentCard);
}

/** Listings under paid promotion, those whose promotion runs longest first. */
export function findPromoted(db: Database): Promise<ListingCard[]> {
  return cards(db, sql`l.featured_until > now()`, sql`l.featured_until desc, l.id`, 12);
}

/** The tiles of the home page's category grid and what each gathers. */
const TILES = [
  {
    tile: 'Apartment',
    kind: sql`l.category = 'Residential' and l.subcategory in ('Flat', 'Studio Apartment')`,
  },
  { tile: 'Homes', kind: sql`l.category = 'Residential' and l.subcategory = 'House'` },
  { tile: 'Commercial', kind: sql`l.category = 'Commercial'` },
  { tile: 'Villas/Resorts', kind: sql`l.category = 'Residential' and l.subcategory = 'Villa'` },
];

/** For each tile its live total and the latest listings for sale. */
export function findLatest(db: Database) {
  return Promise.all(
    TILES.map(async ({ tile, kind }) => {
      const forSale = sql`l.city = 'Pune' and l.listed_in = 'sell' and ${kind}`;
      const [count, listings] = await Promise.all([
        rows<{ n: number }>(
          db,
          sql`select count(*) as n from listings l where l.status = 'live' and ${forSale}`,
        ),
        cards(db, forSale, sql`l.ranked_at desc nulls first, l.id desc nulls first`, 4),
      ]);
      return { tile, total: count[0]?.n ?? 0, listings };
    }),
  );
}
