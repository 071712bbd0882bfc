import { eq } from 'drizzle-orm';
import type { SavedSearch } from '#contract/homes/saved-searches.ts';
import type { Context } from '#server/core/context.ts';
import { leads, type savedSearches } from '#server/db/schema/index.ts';
import { homeSearch } from '#server/homes/search/index.ts';
import { understandSearch } from './matching-search.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** A saved search with what it finds now. */
export async function presentSearch(context: Context, row: SavedSearchRow): Promise<SavedSearch> {
  const { id, name, query, createdAt } = row;
  const { request, where, condition, place } = await understandSearch(context, query);
  const search = await homeSearch(context);
  const found = condition
    ? await search.count(request, where)
    : { total: 0, totalIsMinimum: false };
  return {
    id,
    name,
    query,
    alerts: row.alerts as SavedSearch['alerts'],
    place: place && {
      slug: place.slug,
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    ...found,
    agentsMayOffer: row.agentsMayOffer,
    agents: await context.db.$count(leads, eq(leads.searchId, id)),
    createdAt: createdAt.toISOString(),
  };
}
