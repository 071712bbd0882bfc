import type { Context } from '#server/core/context.ts';
import { searchBySql } from './by-sql.ts';
import type { HomeSearch } from './home-search.ts';

/** Who answers a search just now. */
export const homeSearch = async (context: Context): Promise<HomeSearch> => searchBySql(context);
