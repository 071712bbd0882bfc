import type { Example } from '#tests/api/world.ts';
import { verified } from './my-listings.ts';

/** What posting asks of a flat for sale, as a feed says it. */
export const feedFlat = (externalId: string, n = 0) => ({
  externalId,
  subcategory: 'Flat',
  listedin: 'sell',
  bedrooms: 2,
  bathrooms: 2,
  carpetArea: 400 + n,
  floor: n % 10,
  floors: 12,
  furnishing: 'UnFurnished',
  possession: 'Ready To Move',
  age: '5-10 Years',
  price: 8_500_000,
  localitySlug: 'baner',
  privateAddress: `Flat ${n}, Laurel, Baner Road`,
  latitude: 18.559,
  longitude: 73.7868,
  title: `2 BHK flat near Baner Road ${n}`,
});

export const feedExamples: Record<string, Example> = {
  upsertListings: async (world, owner) => {
    await verified(world, owner);
    return { path: '/api/feed/listings', body: { listings: [feedFlat('A-1')] } };
  },
  exportListings: () => ({ path: '/api/feed/listings?limit=5' }),
  exportListingsFile: () => ({ path: '/api/feed/listings/file?format=csv' }),
  listFeedPhotos: () => ({ path: '/api/feed/photos' }),
};
