import { sql } from 'drizzle-orm';
import { UNKNOWN_CITY } from '#domain/homes/gazetteer/unknown-city.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';

/** Past this distance from every locality a point is outside the region we know. */
const FARTHEST_METRES = 25_000;
const UNKNOWN = { locality: null, localitySlug: null, city: UNKNOWN_CITY };

/** The nearest locality of the gazetteer. A point outside the region is in "Unknown City". */
export async function reverseGeocodePoint(context: Context, lat: number, lng: number) {
  const [nearest] = await rows<{ name: string; slug: string; city: string; metres: number }>(
    context.db,
    sql`select name, slug, city,
          111195 * sqrt(power(location[1] - ${lat}::float8, 2)
            + power((location[0] - ${lng}::float8) * cos(radians(${lat}::float8)), 2)) as metres
        from localities order by location <-> point(${lng}, ${lat}) limit 1`,
  );
  if (!nearest || nearest.metres > FARTHEST_METRES) return UNKNOWN;
  return { locality: nearest.name, localitySlug: nearest.slug, city: nearest.city };
}
