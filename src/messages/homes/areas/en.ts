/** Localities somebody works in or looks for. */
export default {
  served: 'Areas served',
  mapOfServed: 'Map of the areas served',
  youServe: 'Localities you serve',
  chooseFromList: ({ most }: { most: number }) =>
    `Type a few letters and choose from the list; at most ${most}.`,
  localities: 'Localities',
  noOther: 'No other locality of this name. Check the spelling.',
  chosen: 'Localities chosen',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
};
