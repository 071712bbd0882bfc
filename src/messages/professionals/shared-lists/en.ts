export default {
  title: 'Homes for you',
  description: 'Homes an agent has chosen for you.',
  needsJavaScript: 'This list needs JavaScript to be shown.',
  chosenBy: ({ agent, until }: { agent: string; until: string }) =>
    `Chosen for you by ${agent}, an agent on Propertysearch. This page is here until ${until}.`,
  homes: 'Homes',
  standing: {
    booked: 'Booked: somebody has paid a token for it',
    sold: 'Sold',
    rented: 'Rented out',
    gone: 'This home is no longer on offer.',
  },
  notWhole: 'The link is not whole. Ask for it again.',
};
