import useSWR from 'swr';
import { call } from '#client/lib/api.ts';
import { type AnswerKey, tagsOf } from '#client/lib/kept-answers.ts';
import {
  findByFavourite,
  findByShortlisted,
  type ShortlistedListing,
} from '#contract/homes/favourites.ts';
import { findByUser } from '#contract/homes/my-listings.ts';
import { listSavedSearches } from '#contract/homes/saved-searches.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import type { AppError } from '#contract/lib/errors.ts';

/** Pages of one's own listings that the map shows at most. */
const MAX_PAGES = 5;
const ON_OFFER = ['live', 'paused'];
const MADE_OF = tagsOf(findByUser, findByFavourite, findByShortlisted, listSavedSearches);

async function ownListings(id: number): Promise<ListingCard[]> {
  const own: ListingCard[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, pageSize, total } = await call(findByUser, { params: { id }, query: { page } });
    own.push(...data.filter(({ status }) => ON_OFFER.includes(status)));
    if (page * pageSize >= total) break;
  }
  return own;
}

async function fetchPlaces(userId: number, isUser: boolean) {
  const input = { params: { id: userId } };
  const [kept, shortlisted, mine, searches] = await Promise.all([
    call(findByFavourite, input),
    call(findByShortlisted, input),
    isUser ? ownListings(userId) : [],
    call(listSavedSearches),
  ]);
  const onOffer = (list: readonly ShortlistedListing[]) => list.filter((entry) => entry.onOffer);
  return {
    kept: onOffer(kept.data),
    shortlisted: onOffer(shortlisted.data),
    mine,
    searches: searches.data,
  };
}

/** What somebody keeps, lists, offers and looks for. */
export function useMyPlaces(userId: number, isUser: boolean) {
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof fetchPlaces>>, AppError>(
    { name: 'my places', address: String(userId), tags: MADE_OF } satisfies AnswerKey,
    () => fetchPlaces(userId, isUser),
    { shouldRetryOnError: false },
  );
  const state = data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const);
  return { state, places: data, error, reload: () => mutate() };
}
