import { sql } from 'drizzle-orm';
import type { SearchResult } from '#contract/homes/search.ts';
import { type Middle, matchPoints, priceFitOf } from '#domain/homes/best-match.ts';
import type { Paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';

interface Facts {
  id: number;
  isFaded: boolean;
  ageMs: number;
  isVerified: boolean;
  fullness: number;
  pricePaise: Paise;
  low: Paise | null;
  high: Paise | null;
  lat: number;
  lng: number;
}

/** For what each home of a page has its points, in the page's order. */
export async function explainOrder(
  { db }: Context,
  ids: readonly number[],
  middles: readonly Middle[],
): Promise<SearchResult['bestMatch']> {
  if (ids.length === 0) return [];
  const found = await rows<Facts>(
    db,
    sql`select l.id, l.faded as "isFaded",
          (extract(epoch from now() - l.ranked_at) * 1000)::float8 as "ageMs",
          coalesce(l.verified_until > now(), false) as "isVerified", l.fullness,
          l.price_paise as "pricePaise", l.fair_low_paise as low, l.fair_high_paise as high,
          l.public_location[1] as lat, l.public_location[0] as lng
        from listings l where l.id = any(${sql.param([...ids])}::int[])`,
  );
  const byId = new Map(found.map((home) => [home.id, home]));
  return ids.flatMap((id) => {
    const home = byId.get(id);
    if (!home) return [];
    const priceFit = priceFitOf(home.pricePaise, home);
    return [{ id, points: matchPoints({ ...home, priceFit }, middles) }];
  });
}
