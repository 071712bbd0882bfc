import type { Context } from '#server/core/context.ts';
import { liveCards } from '#server/homes/listings/index.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import type { HomeSearch } from './home-search.ts';
import { knownLocalities } from './locality-index.ts';

async function liveIn(context: Context, index: HomeIndex, slugs: readonly string[]) {
  const { bySlug } = await knownLocalities(context);
  const known = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return new Map(known.map(({ id, slug }) => [slug, index.liveIn(id)]));
}

const exactly = (total: number) => ({ total, totalIsMinimum: false });

/** The search as the index in memory answers it; of the database it needs the cards it has not kept. */
export const searchByIndex = (context: Context, index: HomeIndex): HomeSearch => ({
  async page(request, where, { middles, ...part }) {
    const at = { now: context.now(), middles };
    const { ids, total } = index.page({ ...request, ...part }, where, at);
    return { cards: await liveCards(context, ids), ...exactly(total) };
  },
  count: async (filter, where) => exactly(index.count(filter, where, context.now())),
  countByLocality: async (filter, localityIds) =>
    index.countByLocality(filter, localityIds, context.now()),
  facets: async (filter, where) => index.facets(filter, where, context.now()),
  moreFacets: async (filter, where) => index.moreFacets(filter, where, context.now()),
  async points(filter, where, limit) {
    const { points, total } = index.points(filter, where, { now: context.now(), limit });
    return { points, ...exactly(total) };
  },
  liveIn: (slugs) => liveIn(context, index, slugs),
  projects: async (text, limit) => index.projects(text, limit),
});
