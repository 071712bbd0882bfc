import { savedSearches } from '#server/db/schema/index.ts';
import type { Example } from '#tests/api/world.ts';
import { stored } from '#tests/builders/index.ts';

const saved: Example = async ({ context }, { id }) => {
  const row = stored(
    await context.db
      .insert(savedSearches)
      .values({
        personId: id,
        name: 'Two rooms in Baner',
        query: 'bedrooms=2&loc=Baner',
        filter: {},
        seenUntil: new Date(),
      })
      .returning(),
  );
  return { path: `/api/savedsearches/${row.id}` };
};

export const savedSearchExamples: Record<string, Example> = {
  listSavedSearches: () => ({ path: '/api/savedsearches' }),
  saveSearch: () => ({
    path: '/api/savedsearches',
    body: { name: 'Two rooms in Baner', query: 'type=Buy&loc=Baner&bedrooms=2' },
  }),
  changeSavedSearch: async (world, owner) => ({
    ...(await saved(world, owner)),
    body: { alerts: 'daily' },
  }),
  removeSavedSearch: saved,
  getHomeWishes: () => ({ path: '/api/property/wishes' }),
  saveHomeWishes: () => ({
    path: '/api/property/wishes',
    body: {
      ...{ listedIn: 'rent', moveInOn: null, tenants: 'family', residents: 4 },
      ...{ vegetarian: true, pets: null, budget: 40_000, areas: [], shared: true },
    },
  }),
};
