import { type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { listProjects, ProjectLine, ProjectSort } from '#contract/market/places.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import type { Context } from '#server/core/context.ts';
import type { Order, OrderKey } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import { asOf, figureOf, type Kept } from './figures.ts';
import { slugIn } from './project-homes.ts';

type Row = Omit<ProjectLine, 'saleRate' | 'bedrooms'> & {
  bhks: { bhk: number }[] | null;
  rentBhks: { bhk: number }[] | null;
  rate: Kept | null;
};

export interface ProjectsAsked {
  q?: string | undefined;
  locality?: string | undefined;
  sort?: ProjectSort | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** A rate of fewer homes than the sample asks for is no rate to sort by. */
const RATE = sql`case when (m.figures->'sell'->'rate'->>'n')::int >= ${sql.raw(String(MIN_SAMPLE))}
  then (m.figures->'sell'->'rate'->>'median')::float8 end`;

const KEYS: readonly OrderKey[] = [
  { by: sql`m.key`, type: 'text' },
  { by: sql`m.id`, type: 'int' },
];

const ORDER: Record<ProjectSort, Order> = {
  homes: { list: 'projects by homes', keys: [{ by: sql`-m.live`, type: 'int' }, ...KEYS] },
  name: { list: 'projects by name', keys: KEYS },
  rate_low: {
    list: 'projects by low rate',
    keys: [{ by: sql`coalesce(${RATE}, 'infinity')`, type: 'float8' }, ...KEYS],
  },
  rate_high: {
    list: 'projects by high rate',
    keys: [{ by: sql`-coalesce(${RATE}, 0)`, type: 'float8' }, ...KEYS],
  },
};

const newestCover = (name: SQL) => sql`(
  select l.cover from listings l
  where l.locality_id = m.locality_id and l.society is not null
    and ${slugIn(sql`l.society`)} = ${name} and l.status = 'live' and l.cover is not null
  order by l.published_at desc, l.id desc limit 1)`;

/** Projects with homes on offer, as of the last refresh of the market's figures. */
export async function findProjects(
  context: Context,
  { q, locality, sort = 'homes', cursor, pageSize }: ProjectsAsked,
): Promise<ResponseOf<typeof listProjects>['data']> {
  const { db } = context;
  const name = slugIn(sql`m.name`);
  const live = sql`m.live > 0 and ${name} <> ''`;
  const all = [live];
  if (locality) all.push(sql`p.slug = ${locality}`);
  if (q) {
    const begin = q.toLowerCase().replace(/[\\%_]/g, '\\$&');
    all.push(sql`(m.key like ${`${begin}%`} or m.key like ${`% ${begin}%`})`);
  }
  const from = sql`market_projects m join localities p on p.id = m.locality_id`;
  const [{ items, ...page }, localities, at] = await Promise.all([
    readList<Row>(
      context,
      ORDER[sort],
      { cursor, pageSize },
      {
        columns: sql`${name} || '-in-' || p.slug as slug, m.name, m.developer,
          p.name as locality, p.slug as "localitySlug", m.live,
          coalesce((m.figures->'sell'->>'live')::int, 0) as "forSale",
          coalesce((m.figures->'rent'->>'live')::int, 0) as "toRent",
          m.figures->'sell'->'bhks' as bhks, m.figures->'rent'->'bhks' as "rentBhks",
          m.figures->'sell'->'rate' as rate, ${newestCover(name)} as photo`,
        from,
        where: sql.join(all, sql` and `),
      },
    ),
    rows<{ slug: string; name: string; n: number }>(
      db,
      sql`select p.slug, p.name, count(*) as n from ${from} where ${live} group by 1, 2 order by 2`,
    ),
    asOf(context),
  ]);
  return {
    ...page,
    items: items.map(({ bhks, rentBhks, rate, ...project }) => ({
      ...project,
      bedrooms: [...new Set([...(bhks ?? []), ...(rentBhks ?? [])].map(({ bhk }) => bhk))].sort(
        (a, b) => a - b,
      ),
      saleRate: figureOf(rate),
    })),
    asOf: at,
    localities,
  };
}
