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
  whatItIs:
    'An agent who knows what you look for can choose homes and send you a link to them. They then stand here together, each with whether it is still on offer.',
  howItComes:
    'A code at the end of the link opens the list, without an account, until the day the agent has set. If you were sent a link, open the whole of it.',
  tellAgents: ({ saved }: { saved: string }) =>
    `No link yet? Save a search, and under ${saved} allow agents to offer you homes for it.`,
  savedSearches: 'Saved searches',
  searchHomes: 'Search homes',
  findAgent: 'Find an agent',
};
