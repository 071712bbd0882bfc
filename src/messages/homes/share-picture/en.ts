/** On the picture that is shown where a page is passed on. */
export default {
  site: 'Homes in Pune',
  siteIs: 'Flats, houses, villas, plots, offices and shops, with what they truly cost.',
  rent: ({ rupees }: { rupees: string }) => `${rupees}/month`,
  inPune: ({ locality }: { locality: string }) => `${locality}, Pune`,
};
