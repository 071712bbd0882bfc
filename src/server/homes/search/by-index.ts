import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { holdsUntil } from '#server/core/kept-answers.ts';
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

/** Now, the answer being said to hold for as long as time changes nothing of it. */
function nowFor(context: Context, index: HomeIndex, request: SearchRequest): Date {
  const now = context.now();
  holdsUntil(context, index.steadyUntil(request, now));
  return now;
}

/** The search as the index in memory answers it; of the database it needs the cards it has not kept. */
export const searchByIndex = (context: Context, index: HomeIndex): HomeSearch => ({
  async page(request, where, { middles, ...part }) {
    const at = { now: nowFor(context, index, request), middles };
    const { ids, total } = index.page({ ...request, ...part }, where, at);
    return { cards: await liveCards(context, ids), ...exactly(total) };
  },
  count: async (filter, where) =>
    exactly(index.count(filter, where, nowFor(context, index, filter))),
  countByLocality: async (filter, localityIds) =>
    index.countByLocality(filter, localityIds, nowFor(context, index, filter)),
  facets: async (filter, where) => index.facets(filter, where, nowFor(context, index, filter)),
  moreFacets: async (filter, where) =>
    index.moreFacets(filter, where, nowFor(context, index, filter)),
  async points(filter, where, limit) {
    const now = nowFor(context, index, filter);
    const { points, total } = index.points(filter, where, { now, limit });
    return { points, ...exactly(total) };
  },
  liveIn: (slugs) => liveIn(context, index, slugs),
  projects: async (text, limit) => index.projects(text, limit),
});
