import { sql } from 'drizzle-orm';
import type { MoreFacets } from '#contract/homes/choices.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { besides, noCounts } from '#server/homes/search-index/index.ts';
import { matching, type Where, wishes } from './conditions.ts';

/** Counts per choice of each further filter, each under all others: a pass for each that is chosen. */
export async function moreFacetsBySql(
  { db }: Context,
  filter: SearchFilter,
  where: Where,
): Promise<MoreFacets> {
  const counts = noCounts();
  for (const { open, choices } of besides(filter)) {
    const each = choices.map(
      ({ asked }) => sql`count(*) filter (where ${sql.join(wishes(asked), sql` and `)})`,
    );
    const [counted] = await rows<{ n: number[] }>(
      db,
      sql`select array[${sql.join(each, sql`, `)}]::int[] as n from listings l
          where ${matching(open, where)}`,
    );
    for (const [i, { name, value }] of choices.entries()) counts[name][value] = counted?.n[i] ?? 0;
  }
  return counts;
}
