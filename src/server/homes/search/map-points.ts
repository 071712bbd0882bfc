import { sql } from 'drizzle-orm';
import type { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { matching } from './conditions.ts';
import { countUpTo } from './count.ts';
import { findPlace, presentPlace } from './find-place.ts';

/** As many markers as a phone draws without a stutter; past it the map asks to zoom in. */
const MAX_POINTS = 1_500;

interface PointRow {
  id: number;
  lat: number;
  lng: number;
  pricePaise: Paise;
  featured: boolean;
}

/** Up to 1,500 positions with prices in rupees, and how many match in all. */
export async function findMapPoints(
  context: Context,
  filter: SearchFilter,
): Promise<ResponseOf<typeof mapPoints>['data']> {
  const { place, where } = await findPlace(context, filter);
  const condition = matching(filter, where);
  const [points, count] = await Promise.all([
    rows<PointRow>(
      context.db,
      sql`select l.id, round(l.public_location[1]::numeric, 5)::float8 as lat,
            round(l.public_location[0]::numeric, 5)::float8 as lng,
            l.price_paise as "pricePaise", coalesce(l.featured_until > now(), false) as featured
          from listings l where ${condition} limit ${plainNumber(MAX_POINTS)}`,
    ),
    countUpTo(context.db, condition),
  ]);
  return {
    points: points.map(({ pricePaise, ...point }) => ({ ...point, price: toRupees(pricePaise) })),
    place: presentPlace(place),
    ...count,
  };
}
