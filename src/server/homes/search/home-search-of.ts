import type { Context } from '#server/core/context.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import { searchByIndex } from './by-index.ts';
import { searchBySql } from './by-sql.ts';
import type { HomeSearch } from './home-search.ts';

/** Who answers a search just now: the index where it is whole and up to date, else the database. */
export async function homeSearch(context: Context): Promise<HomeSearch> {
  const index = await readyIndex(context);
  return index ? searchByIndex(context, index) : searchBySql(context);
}
