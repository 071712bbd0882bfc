import type { Example } from '#tests/api/world.ts';

export const favouriteExamples: Record<string, Example> = {
  markAsFavourite: (_, { id }) => ({
    path: '/api/property/markasfavourite',
    body: { userid: id, propertyid: [7, 8] },
  }),
  findByFavourite: (_, { id }) => ({ path: `/api/property/findbyfavourite/${id}` }),
  findByShortlisted: (_, { id }) => ({ path: `/api/property/findbyshortlisted/${id}` }),
  shortlistProperty: () => ({
    path: '/api/property/shortlist',
    body: { propertyid: 7, note: 'Ask about the parking.' },
  }),
  unlistProperty: () => ({ path: '/api/property/shortlist/7' }),
  offersForMe: (_, { id }) => ({ path: `/api/property/getofferproperty/${id}` }),
};
