import type { Example } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';

export const searchExamples: Record<string, Example> = {
  searchProperties: () => ({ path: '/api/property/serchproperty', body: { listedin: 'sell' } }),
  listProperties: () => ({ path: '/api/property/propertylist?page=1' }),
  countFacets: () => ({ path: '/api/property/facets?listedin=sell' }),
  countMoreFacets: () => ({ path: '/api/property/morefacets?listedin=rent' }),
  mapPoints: () => ({ path: '/api/property/mappoints?bounds=18.4,73.7,18.6,74' }),
  suggest: () => ({ path: '/api/search/suggest?q=koregon%20park' }),
  understand: () => ({ path: '/api/search/understand?q=2bhk%20under%2060%20lakh' }),
  reverseGeocode: () => ({ path: '/api/maps/reverse/18.56,73.78' }),
  getListing: () => ({ path: '/api/property/7' }),
  getGoneListing: async ({ context }, owner) => ({
    path: `/api/property/gone/${(await insertListing(context.db, { ownerId: owner.id, status: 'sold' })).id}`,
  }),
  getListingPage: () => ({ path: '/api/property/getPropertyData/7' }),
  nearbyListings: () => ({ path: '/api/property/nearbyuser/18.52,73.86' }),
  recommendListings: () => ({
    path: '/api/property/recommendproperty',
    body: { propertyid: [7, 8] },
  }),
  listingsByIds: () => ({ path: '/api/property/byids/9,7,8' }),
  promotedListings: () => ({ path: '/api/propertypromote/getAllPromoteProperty/0' }),
  latestByCategory: () => ({ path: '/api/property/latest' }),
  homesOnOffer: () => ({ path: '/api/property/onoffer' }),
  premiumUsers: () => ({ path: '/api/profilepremium/getUserPremiumList' }),
  listLocalities: () => ({ path: '/api/locality' }),
  getLocalityPage: () => ({ path: '/api/locality/baner' }),
};
