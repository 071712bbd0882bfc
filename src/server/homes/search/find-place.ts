import { sql } from 'drizzle-orm';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Where } from './conditions.ts';
import { localityMatcher } from './locality-index.ts';

export interface Place {
  id: number;
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Degrees, a little over 4 km at Pune's latitude. */
const NEAR = { latitude: 0.036, longitude: 0.038 };

/** What `loc` means: a locality (with its neighbours when `near`), else words of a name. */
export async function findPlace(
  context: Context,
  filter: Pick<SearchFilter, 'loc' | 'near'>,
): Promise<{ place: Place | null; where: Where }> {
  if (!filter.loc) return { place: null, where: undefined };
  const matcher = await localityMatcher(context);
  const slug = matcher.match(filter.loc)?.slug;
  if (!slug) {
    const readable = /[\p{L}\p{N}]/u.test(filter.loc);
    return { place: null, where: readable ? { words: filter.loc } : { localityIds: [] } };
  }
  const [place] = await rows<Place>(
    context.db,
    sql`select id, slug, name, location[1] as latitude, location[0] as longitude
        from localities where slug = ${slug}`,
  );
  if (!place) return { place: null, where: { localityIds: [] } };
  if (!filter.near) return { place, where: { localityIds: [place.id] } };
  const { latitude, longitude } = place;
  const near = await rows<{ id: number }>(
    context.db,
    sql`select id from localities where location <@ box(
          point(${longitude - NEAR.longitude}, ${latitude - NEAR.latitude}),
          point(${longitude + NEAR.longitude}, ${latitude + NEAR.latitude}))`,
  );
  return { place, where: { localityIds: near.map((row) => row.id) } };
}
