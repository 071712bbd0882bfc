import type { SearchResult } from '#contract/homes/search.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import type { Where } from './conditions.ts';
import type { HomeSearch } from './home-search.ts';
import { localityMatcher } from './locality-index.ts';

const GUESSES = 3;
/** Shorter words of a name ("new", "road") are like too many others. */
const TELLING_LETTERS = 4;

/** Projects named like a text, and localities named like it or like one of its words. */
async function guess(context: Context, search: HomeSearch, text: string): Promise<string[]> {
  const matcher = await localityMatcher(context);
  const projects = await search.projects(text, 1);
  const words = text.split(/\s+/).filter((word) => word.length >= TELLING_LETTERS);
  const names = [text, ...words].flatMap((part) =>
    matcher.suggest(part, GUESSES).map(({ name }) => name),
  );
  return [...new Set([...projects.map(({ society }) => society), ...names])].slice(0, GUESSES);
}

/**
 * A place that was asked for and that nobody knows: no locality, and no word of any live listing's
 * title, project or address. To be asked where nothing was found.
 */
export async function unknownPlace(
  context: Context,
  search: HomeSearch,
  { loc, city }: SearchRequest,
  where: Where,
): Promise<SearchResult['unknownPlace']> {
  if (!loc || !where) return null;
  if ('words' in where) {
    const named = await search.count({ city }, where, 1);
    if (named.total > 0) return null;
  } else if (where.localityIds.length > 0) return null;
  return { said: loc, guesses: await guess(context, search, loc) };
}
