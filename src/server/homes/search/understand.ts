import type { understand } from '#contract/homes/search-words.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { addressOf, parseSearchText } from '#domain/homes/search-query/index.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { localityMatcher } from './locality-index.ts';

type Understood = ResponseOf<typeof understand>['data'];

/** Plain words as the query of a result page, with a chip for everything understood. */
export async function understandText(context: Context, text: string): Promise<Understood> {
  const matcher = await localityMatcher(context);
  const { query, ...told } = parseSearchText(text, matcher, puneDate(context.now()));
  return { query: addressOf(query), ...told };
}
