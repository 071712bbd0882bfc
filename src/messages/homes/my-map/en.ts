import { number, plural } from '#messages/lib/forms.ts';

/** The map of what somebody keeps, offers and looks for. */
export default {
  nothing: 'Nothing on your map yet',
  nothingText:
    'Homes you keep, shortlist or offer, and the places of your saved searches, all stand here on one map.',
  searchHomes: 'Search homes',
  homes: 'Homes',
  savedSearches: 'Saved searches',
  chooseAbove: 'Choose above what to show.',
  onMap: 'On the map',
  placesOnMap: 'Places on the map',
  places: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'place', other: 'places' })}`,
  layers: {
    kept: 'Favourites',
    shortlisted: 'Shortlisted',
    mine: 'My properties',
    searches: 'Saved searches',
  },
  searchesOf: ({ count, place }: { count: number; place: string }) =>
    count === 1 ? `Search: ${place}` : `${count} searches: ${place}`,
  foundIn: ({ found, place }: { found: string; place: string }) => `${found} · ${place}`,
  noSinglePlace: ({ found }: { found: string }) => `${found} · no single place`,
};
