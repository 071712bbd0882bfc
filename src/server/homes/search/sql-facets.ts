import { sql } from 'drizzle-orm';
import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { fromRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import {
  addUp,
  type FacetGroup,
  PRICE_STEPS,
  withoutChips,
} from '#server/homes/search-index/index.ts';
import { matching, type Where } from './conditions.ts';

/**
 * Counts per choice of each chip, each under the other chips' choices but not its own. One pass
 * over the covering index groups by all of them; the rest is adding up a few hundred groups.
 */
export async function facetsBySql(
  { db }: Context,
  filter: SearchFilter,
  where: Where,
): Promise<Facets> {
  const groups = await rows<FacetGroup>(
    db,
    sql`select l.listed_in as "listedIn", l.subcategory, l.bedrooms, l.possession, l.furnishing,
          width_bucket(l.price_paise, ${sql.param(PRICE_STEPS.map((rupees) => fromRupees(rupees)))}::bigint[]) as step,
          count(*) as n
        from listings l where ${matching(withoutChips(filter), where)} group by 1, 2, 3, 4, 5, 6`,
  );
  return addUp(groups, filter);
}
