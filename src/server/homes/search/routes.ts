import { countMoreFacets as moreFacets } from '#contract/homes/choices.ts';
import * as search from '#contract/homes/search.ts';
import { suggest, understand } from '#contract/homes/search-words.ts';
import { success } from '#contract/lib/envelope.ts';
import { successPage } from '#contract/lib/paged-list.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { countFacets, countMoreFacets } from './facets.ts';
import { findMapPoints } from './map-points.ts';
import { reverseGeocodePoint } from './reverse-geocode.ts';
import { searchListings } from './search-listings.ts';
import { suggestPlaces } from './suggest.ts';
import { understandText } from './understand.ts';

export const searchRoutes: Route[] = [
  implement(search.searchProperties, async (context, { body }) =>
    success(await searchListings(context, body)),
  ),
  implement(search.listProperties, async (context, { query }) =>
    successPage(await searchListings(context, query)),
  ),
  implement(search.countFacets, async (context, { query }) =>
    success(await countFacets(context, query)),
  ),
  implement(moreFacets, async (context, { query }) =>
    success(await countMoreFacets(context, query)),
  ),
  implement(search.mapPoints, async (context, { query }) =>
    success(await findMapPoints(context, query)),
  ),
  implement(suggest, async (context, { query }) => success(await suggestPlaces(context, query.q))),
  implement(understand, async (context, { query }) =>
    success(await understandText(context, query.q)),
  ),
  implement(search.reverseGeocode, async (context, { params }) =>
    success(await reverseGeocodePoint(context, params.lat, params.lng)),
  ),
];
