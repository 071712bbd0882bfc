import type { understand } from '#contract/homes/search.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import { parseSearchText, type SearchWish } from '#domain/homes/search-query/index.ts';
import type { Context } from '#server/core/context.ts';
import { localityMatcher } from './locality-index.ts';

type Understood = ResponseOf<typeof understand>['data'];

const TAB = { Residential: undefined, Commercial: 'Commercial', Land: 'Plots' } as const;

/** The result page's query for a wish, by the names its address uses. */
function queryOf(wish: SearchWish): Record<string, string> {
  const tab = wish.subcategory && TAB[CATEGORY_OF[wish.subcategory]];
  const entries: [string, string | number | undefined][] = [
    ['type', tab ?? (wish.listedIn === 'rent' ? 'Rent' : 'Buy')],
    ['listedin', tab && wish.listedIn],
    ['subCategory', wish.subcategory],
    ['loc', wish.locality?.name],
    ['near', wish.near && wish.locality ? '1' : undefined],
    ['bedrooms', wish.bedrooms?.map((n) => (n >= 10 ? '10+' : n)).join(',')],
    ['min_price', wish.minPrice],
    ['max_price', wish.maxPrice],
    ['possession', wish.possession],
    ['furnishing', wish.furnishing],
    ['facing', wish.facing],
  ];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Plain words as the query of a result page, with a chip for everything understood. */
export async function understandText(context: Context, text: string): Promise<Understood> {
  const { wish, chips, unmatched } = parseSearchText(text, await localityMatcher(context));
  return { query: queryOf(wish), chips, unmatched };
}
