import type { SearchResult } from '#contract/homes/search.ts';
import { PAGE_SIZE, type SearchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { categoriesOf, type Where } from './conditions.ts';
import { explainOrder } from './explain-order.ts';
import { findPlace, type Place, presentPlace } from './find-place.ts';
import type { HomeSearch } from './home-search.ts';
import { homeSearch } from './home-search-of.ts';
import { neighbours } from './neighbours.ts';
import { eachAlone, relaxations } from './relax.ts';
import { unknownPlace } from './unknown-place.ts';

type Advice = Pick<SearchResult, 'relax' | 'alone' | 'neighbours' | 'unknownPlace'>;
const NO_ADVICE: Advice = { relax: [], alone: [], neighbours: [], unknownPlace: null };

/** Ways on from a search that found nothing. */
async function adviceFor(
  context: Context,
  search: HomeSearch,
  request: SearchRequest,
  place: Place | null,
  where: Where,
): Promise<Advice> {
  const [relax, near, unknown] = await Promise.all([
    relaxations(context, search, request),
    place ? neighbours(context, search, request, place, where) : [],
    unknownPlace(context, search, request, where),
  ]);
  const alone = relax.length > 0 ? [] : await eachAlone(context, search, request);
  return { relax, alone, neighbours: near, unknownPlace: unknown };
}

/** Listings that match, newest first unless asked otherwise, with the total and, if none, advice. */
export async function searchListings(
  context: Context,
  request: SearchRequest,
): Promise<SearchResult> {
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? PAGE_SIZE;
  const search = await homeSearch(context);
  const { place, where, middles } = await findPlace(context, request);
  const nowhere = where && 'localityIds' in where && where.localityIds.length === 0;
  const empty = nowhere || categoriesOf(request).length === 0;
  const { cards, ...count } = empty
    ? { cards: [], total: 0, totalIsMinimum: false }
    : await search.page(request, where, { page, pageSize, middles });
  const ids = request.sort === 'relevance' ? cards.map(({ propertydata }) => propertydata.id) : [];
  return {
    data: cards,
    ...count,
    page,
    pageSize,
    place: presentPlace(place),
    bestMatch: await explainOrder(context, ids, middles),
    ...(count.total === 0 ? await adviceFor(context, search, request, place, where) : NO_ADVICE),
  };
}
