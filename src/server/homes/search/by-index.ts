import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns } from '#server/homes/listings/index.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';
import type { HomeSearch } from './home-search.ts';
import { knownLocalities } from './locality-index.ts';

/**
 * Cards of listings found, as they are in the database now, in the order given. What left the market
 * in the moment between is left out: nothing is shown that cannot be had.
 */
async function cardsOf({ db }: Context, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await rows<CardRow>(
    db,
    sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
        where l.id = any(${sql.param([...ids])}::int[]) and l.status = 'live'`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function liveIn(context: Context, index: HomeIndex, slugs: readonly string[]) {
  const { bySlug } = await knownLocalities(context);
  const known = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return new Map(known.map(({ id, slug }) => [slug, index.liveIn(id)]));
}

const exactly = (total: number) => ({ total, totalIsMinimum: false });

/** The search as the index in memory answers it; of the database it needs the cards of a page. */
export const searchByIndex = (context: Context, index: HomeIndex): HomeSearch => ({
  async page(request, where, at) {
    const { ids, total } = index.page({ ...request, ...at }, where, { now: context.now() });
    return { cards: await cardsOf(context, ids), ...exactly(total) };
  },
  count: async (filter, where) => exactly(index.count(filter, where, context.now())),
  countByLocality: async (filter, localityIds) =>
    index.countByLocality(filter, localityIds, context.now()),
  facets: async (filter, where) => index.facets(filter, where, context.now()),
  async points(filter, where, limit) {
    const { points, total } = index.points(filter, where, { now: context.now(), limit });
    return { points, ...exactly(total) };
  },
  liveIn: (slugs) => liveIn(context, index, slugs),
  projects: async (text, limit) => index.projects(text, limit),
});
