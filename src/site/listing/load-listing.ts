import {
  type GoneListing,
  getGoneListing,
  getListingPage,
  type ListingPage,
} from '#contract/homes/listings.ts';
import type { Call, ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { getQuarters } from '#contract/market/analytics-charts.ts';
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

/** What became of a listing that is not there; undefined when the path never named one. */
export async function loadGone(
  call: Call,
  id: string | undefined,
): Promise<GoneListing | undefined> {
  try {
    return (await call(getGoneListing, { params: { id: id ?? '' } })).data;
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

/** How rates around a listing have moved; undefined where the analytics service does not say. */
export async function loadQuarters(
  call: Call,
  { propertydata, locationData }: ListingPage['property'],
): Promise<ResponseOf<typeof getQuarters>['data'] | undefined> {
  const { listedin, subcategory: type } = propertydata;
  try {
    const query = { locality: locationData.localitySlug, listedin, type };
    return (await call(getQuarters, { query })).data;
  } catch {
    return undefined;
  }
}
