import type { Example } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';

export const placeExamples: Record<string, Example> = {
  listLocalityCards: () => ({ path: '/api/market/localities' }),
  getLocalityFigures: () => ({ path: '/api/market/localities/baner' }),
  listProjects: () => ({ path: '/api/projects?sort=name' }),
  getProjectPage: async ({ context }) => {
    await insertListing(context.db, { localitySlug: 'baner', society: 'Example Heights' });
    return { path: '/api/projects/example-heights-in-baner' };
  },
};
