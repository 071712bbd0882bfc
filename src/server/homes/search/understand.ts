import type { understand } from '#contract/homes/search.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import { parseSearchText, type SearchQuery } from '#domain/homes/search-query/index.ts';
import type { Context } from '#server/core/context.ts';
import { localityMatcher } from './locality-index.ts';

type Understood = ResponseOf<typeof understand>['data'];

const TAB = { Residential: undefined, Commercial: 'Commercial', Land: 'Plots' } as const;

/** What was understood, by the names the result page's address uses. */
function queryOf(query: SearchQuery): Record<string, string> {
  const tab = query.subcategory && TAB[CATEGORY_OF[query.subcategory]];
  const entries: [string, string | number | undefined][] = [
    ['type', tab ?? (query.listedIn === 'rent' ? 'Rent' : 'Buy')],
    ['listedin', tab && query.listedIn],
    ['subCategory', query.subcategory],
    ['loc', query.locality?.name],
    ['near', query.near && query.locality ? '1' : undefined],
    ['bedrooms', query.bedrooms?.map((n) => (n >= 10 ? '10+' : n)).join(',')],
    ['min_price', query.minPrice],
    ['max_price', query.maxPrice],
    ['possession', query.possession],
    ['furnishing', query.furnishing],
    ['facing', query.facing],
  ];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Plain words as the query of a result page, with a chip for everything understood. */
export async function understandText(context: Context, text: string): Promise<Understood> {
  const { query, chips, unmatched } = parseSearchText(text, await localityMatcher(context));
  return { query: queryOf(query), chips, unmatched };
}
