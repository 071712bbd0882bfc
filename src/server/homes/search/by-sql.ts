import { sql } from 'drizzle-orm';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { likeProjects } from '#domain/homes/project-match.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { presentCard } from '#server/homes/listings/index.ts';
import { type IndexPoint, type Project, termsOf } from '#server/homes/search-index/index.ts';
import { matching, type Where } from './conditions.ts';
import { countUpTo } from './count.ts';
import type { HomeSearch } from './home-search.ts';
import { facetsBySql } from './sql-facets.ts';
import { moreFacetsBySql } from './sql-more-facets.ts';
import { pageBySql } from './sql-page.ts';

async function pointsBySql({ db }: Context, filter: SearchFilter, where: Where, limit: number) {
  const condition = matching(filter, where);
  const [points, count] = await Promise.all([
    rows<Omit<IndexPoint, 'price'> & { pricePaise: Paise }>(
      db,
      sql`select l.id, round(l.public_location[1]::numeric, 5)::float8 as lat,
            round(l.public_location[0]::numeric, 5)::float8 as lng,
            l.price_paise as "pricePaise", coalesce(l.featured_until > now(), false) as featured
          from listings l where ${condition} limit ${plainNumber(limit)}`,
    ),
    countUpTo(db, condition),
  ]);
  const priced = points.map(({ pricePaise, ...point }) => ({
    ...point,
    price: toRupees(pricePaise),
  }));
  return { points: priced, ...count };
}

async function countByLocality(
  { db }: Context,
  filter: SearchFilter,
  localityIds: readonly number[],
) {
  const counted = await rows<{ id: number; n: number }>(
    db,
    sql`select l.locality_id as id, count(*) as n from listings l
        where ${matching(filter, { localityIds: [...localityIds] })} group by 1`,
  );
  return new Map(counted.map(({ id, n }) => [id, n]));
}

async function liveIn({ db }: Context, slugs: readonly string[]) {
  const counts = await rows<{ slug: string; n: number }>(
    db,
    sql`select p.slug, (select count(*) from listings l where l.locality_id = p.id and l.status = 'live') as n
        from localities p where p.slug = any(${sql.param([...slugs])}::text[])`,
  );
  return new Map(counts.map(({ slug, n }) => [slug, n]));
}

/** All projects, from which those with a name like a misspelt one are chosen. */
async function projectsLike({ db }: Context, text: string, limit: number) {
  const all = await rows<Project>(
    db,
    sql`select society, min(address) as address, count(*) as count from listings l
        where status = 'live' and society is not null group by society`,
  );
  return likeProjects(text, all, limit);
}

async function findProjects(context: Context, text: string, limit: number) {
  const words = termsOf(text).map((term) => `${term}:*`);
  const found = await rows<Project>(
    context.db,
    sql`select society, min(address) as address, count(*) as count from (
          select society, address from listings l
          where status = 'live' and society is not null
            and search @@ to_tsquery('simple', ${words.join(' & ')})
          limit 500) matches
        group by society order by count(*) desc, society limit ${plainNumber(limit)}`,
  );
  return found.length > 0 ? found : projectsLike(context, text, limit);
}

/** The search as the database answers it. */
export const searchBySql = (context: Context): HomeSearch => ({
  async page(request, where, at) {
    const { cards, ...count } = await pageBySql(context, request, where, at);
    return { cards: cards.map(presentCard), ...count };
  },
  count: (filter, where, limit) => countUpTo(context.db, matching(filter, where), limit),
  countByLocality: (filter, localityIds) => countByLocality(context, filter, localityIds),
  facets: (filter, where) => facetsBySql(context, filter, where),
  moreFacets: (filter, where) => moreFacetsBySql(context, filter, where),
  points: (filter, where, limit) => pointsBySql(context, filter, where, limit),
  liveIn: (slugs) => liveIn(context, slugs),
  projects: (text, limit) => findProjects(context, text, limit),
});
