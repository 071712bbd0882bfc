import { favouriteFolders, favourites, type Person } from '#server/db/schema/index.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, stored } from '#tests/builders/index.ts';

async function aFolder({ context: { db } }: World, { id: personId }: Person): Promise<string> {
  const folder = stored(
    await db.insert(favouriteFolders).values({ personId, name: 'Near the office' }).returning(),
  );
  return `/api/property/favouritefolders/${folder.id}`;
}

export const favouriteExamples: Record<string, Example> = {
  markAsFavourite: (_, { id }) => ({
    path: '/api/property/markasfavourite',
    body: { userid: id, propertyid: [7, 8] },
  }),
  findByFavourite: (_, { id }) => ({ path: `/api/property/findbyfavourite/${id}` }),
  listFavouriteFolders: () => ({ path: '/api/property/favouritefolders' }),
  addFavouriteFolder: () => ({
    path: '/api/property/favouritefolders',
    body: { name: 'For my parents' },
  }),
  renameFavouriteFolder: async (world, person) => ({
    path: await aFolder(world, person),
    body: { name: 'Near the school' },
  }),
  deleteFavouriteFolder: async (world, person) => ({ path: await aFolder(world, person) }),
  arrangeFavourite: async ({ context: { db } }, { id: personId }) => {
    const { id: listingId } = await insertListing(db);
    await db.insert(favourites).values({ personId, listingId });
    return { path: `/api/property/favourite/${listingId}`, body: { note: 'Quiet side.' } };
  },
  favouritesCsv: () => ({ path: '/api/property/favouritescsv' }),
  findByShortlisted: (_, { id }) => ({ path: `/api/property/findbyshortlisted/${id}` }),
  shortlistProperty: () => ({
    path: '/api/property/shortlist',
    body: { propertyid: 7, note: 'Ask about the parking.' },
  }),
  unlistProperty: () => ({ path: '/api/property/shortlist/7' }),
  offersForMe: (_, { id }) => ({ path: `/api/property/getofferproperty/${id}` }),
};
