import { getListingPage, type ListingPage } from '#contract/homes/listings.ts';
import type { Call } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { type FairPriceAnswer, getFairPrice } from '#contract/market/fair-price.ts';

/** The listing a page is about, or undefined when the path names none that is live. */
export async function loadListing(
  call: Call,
  id: string | undefined,
): Promise<ListingPage | undefined> {
  try {
    return (await call(getListingPage, { params: { id: id ?? '' } })).data;
  } catch (error) {
    if (isAppError(error) && (error.code === 'not_found' || error.code === 'invalid'))
      return undefined;
    throw error;
  }
}

/** What the listing could fairly ask; undefined where the analytics service does not say: the page stands without. */
export async function loadFairPrice(
  call: Call,
  listingId: string | undefined,
): Promise<FairPriceAnswer | undefined> {
  try {
    return (await call(getFairPrice, { params: { listingId: listingId ?? '' } })).data;
  } catch {
    return undefined;
  }
}
