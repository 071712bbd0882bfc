import { sql } from 'drizzle-orm';
import type { SearchResult } from '#contract/homes/search.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Where } from './conditions.ts';
import type { Place } from './find-place.ts';
import type { HomeSearch } from './home-search.ts';

/** Past this a place is no neighbour. */
const FARTHEST_METRES = 8_000;
/** So many localities are looked at, the nearest first, and so many offered. */
const LOOKED_AT = 24;
const OFFERED = 6;

interface Near {
  id: number;
  slug: string;
  name: string;
  metres: number;
}

/** For a place where nothing was found: localities near by in which the same search finds homes. */
export async function neighbours(
  context: Context,
  search: HomeSearch,
  request: SearchRequest,
  place: Place,
  where: Where,
): Promise<SearchResult['neighbours']> {
  const searched = where && 'localityIds' in where ? where.localityIds : [];
  const { latitude, longitude } = place;
  const near = await rows<Near>(
    context.db,
    sql`select id, slug, name,
          round(111195 * sqrt(power(location[1] - ${latitude}::float8, 2)
            + power((location[0] - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2)))::int as metres
        from localities where id <> all(${sql.param(searched)}::int[])
        order by location <-> point(${longitude}, ${latitude}) limit ${plainNumber(LOOKED_AT)}`,
  );
  const around = near.filter(({ metres }) => metres <= FARTHEST_METRES);
  const totals = await search.countByLocality(
    request,
    around.map(({ id }) => id),
  );
  return around
    .flatMap(({ id, slug, name, metres }) => {
      const total = totals.get(id) ?? 0;
      return total > 0 ? [{ slug, name, metres, total }] : [];
    })
    .slice(0, OFFERED);
}
