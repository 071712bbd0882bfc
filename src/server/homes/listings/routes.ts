import * as lists from '#contract/homes/listing-lists.ts';
import * as listings from '#contract/homes/listings.ts';
import { success } from '#contract/lib/envelope.ts';
import { successPage } from '#contract/lib/paged-list.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { countHomes } from './count-homes.ts';
import { findDetails } from './detail.ts';
import { findLatest, findPromoted } from './featured.ts';
import { getGoneListing } from './get-gone-listing.ts';
import { getListing } from './get-listing.ts';
import { getListingPage } from './get-listing-page.ts';
import { findNearby } from './nearby.ts';
import { recommendLike } from './recommend.ts';

export const listingRoutes: Route[] = [
  implement(listings.getListing, async (context, { params }) =>
    success(await getListing(context, params.id)),
  ),
  implement(listings.getListingPage, async (context, { params }) =>
    success(await getListingPage(context, params.id)),
  ),
  implement(listings.getGoneListing, async (context, { params }) =>
    success(await getGoneListing(context, params.id)),
  ),
  implement(lists.nearbyListings, async (context, { params, query }) =>
    successPage(await findNearby(context, { ...params, ...query })),
  ),
  implement(lists.recommendListings, async (context, { body }) =>
    success(await recommendLike(context, body.propertyid)),
  ),
  implement(lists.listingsByIds, async (context, { params }) =>
    success(await findDetails(context, params.ids)),
  ),
  implement(lists.promotedListings, async ({ db }) => success(await findPromoted(db))),
  implement(lists.latestByCategory, async ({ db }) => success(await findLatest(db))),
  implement(lists.homesOnOffer, async (context) => success(await countHomes(context))),
];
