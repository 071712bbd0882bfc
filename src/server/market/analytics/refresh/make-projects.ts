import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { RATE_DIGITS, rangeOf, spreadOf, WHOLE } from './sql-figures.ts';

const HOME = sql`live and is_home`;

/** Societies of the localities collected, each with the figures of its homes; those gone go. */
export async function makeProjects(tx: Transaction, localityIds: readonly number[]) {
  await tx.execute(sql`
    insert into market_projects
      (locality_id, key, name, developer, district, kinds, live, listings, figures)
    with mix as (
      select locality_id, key, listed_in,
        jsonb_agg(jsonb_build_object('bhk', bedrooms, 'n', n) order by bedrooms) as bhks
      from (
        select locality_id, key, listed_in, bedrooms, count(*) as n from market_facts
        where key is not null and ${HOME} and bedrooms > 0 group by 1, 2, 3, 4) counted
      group by 1, 2, 3)
    select p.locality_id, p.key, p.name, p.developer, p.district, p.kinds, p.live, p.listings,
      f.figures
    from (
      select locality_id, key, mode() within group (order by society) as name,
        mode() within group (order by developer) as developer, min(district) as district,
        array_agg(distinct kind order by kind) as kinds,
        count(*) filter (where live) as live, count(*) as listings
      from market_facts where key is not null group by locality_id, key) p
    join (
      select locality_id, key, jsonb_object_agg(listed_in, figures) as figures from (
        select locality_id, key, listed_in, jsonb_build_object(
          'live', count(*) filter (where ${HOME}),
          'onCarpet', count(rate) filter (where ${HOME} and on_carpet),
          'rate', ${spreadOf({ of: sql`rate`, where: HOME, digits: RATE_DIGITS })},
          'price', ${rangeOf({ of: sql`price`, where: HOME, digits: WHOLE })},
          'area', ${rangeOf({ of: sql`size`, where: HOME, digits: WHOLE })},
          'bhks', coalesce(min(mix.bhks::text)::jsonb, '[]')) as figures
        from market_facts m left join mix using (locality_id, key, listed_in)
        where key is not null group by locality_id, key, listed_in) one
      group by locality_id, key) f using (locality_id, key)
    on conflict (locality_id, key) do update set name = excluded.name,
      developer = excluded.developer, district = excluded.district, kinds = excluded.kinds,
      live = excluded.live, listings = excluded.listings, figures = excluded.figures`);
  await tx.execute(sql`
    delete from market_projects p
    where p.locality_id = any(${sql.param([...localityIds])}::int[]) and not exists (
      select from market_facts m where m.locality_id = p.locality_id and m.key = p.key)`);
}
