type Offered = 'sell' | 'rent';
const OFFER = { sell: 'for sale', rent: 'to rent' };

interface Found {
  /** "12", "10,000+". */
  count: string;
  /** The noun that goes with it. */
  kind: string;
  listedin: Offered;
  where: string;
}

export default {
  kind: {
    Buy: 'home',
    Rent: 'home',
    Commercial: 'commercial property',
    Plots: 'plot',
  },
  kinds: {
    Buy: 'homes',
    Rent: 'homes',
    Commercial: 'commercial properties',
    Plots: 'plots',
  },
  counted: {
    Buy: 'home',
    Rent: 'home',
    Commercial: 'property',
    Plots: 'plot',
  },
  countedMany: {
    Buy: 'homes',
    Rent: 'homes',
    Commercial: 'properties',
    Plots: 'plots',
  },
  offered: ({ kind, listedin }: { kind: string; listedin: Offered }) =>
    `${kind} ${OFFER[listedin]}`,
  found: ({ count, kind, listedin, where }: Found) =>
    `${count} ${kind} ${OFFER[listedin]} ${where}`,
  foundTitle: ({ kind, listedin, where }: Omit<Found, 'count'>) =>
    `${kind} ${OFFER[listedin]} ${where}`,
  foundDescription: ({ found }: { found: string }) => `${found}, with prices, areas and the map.`,
  inPlace: ({ place }: { place: string }) => `in ${place}, Pune`,
  nearPlace: ({ place }: { place: string }) => `near ${place}, Pune`,
  forWords: ({ said }: { said: string }) => `for “${said}” in Pune`,
  inCity: 'in Pune',
  agentsTitle: 'Find an agent in Pune',
  agentsIn: ({ place }: { place: string }) => `Find an agent in ${place}`,
  agentsText: 'Ask for a quote first. The fee waits in escrow until you confirm the work.',
  sayWhat: 'Say what you look for',
  example: '2bhk under 60 lakh near hinjewadi ready to move',
  apply: 'Apply',
  leftOut: ({ filter, why }: { filter: string; why: string }) => `Left out, ${filter}: ${why}`,
  bar: 'Filters, order and map',
  filters: 'Filters',
  inForce: 'Filters in force',
  remove: ', remove',
  noPage: ({ page }: { page: string }) => `There is no page ${page}`,
  fillPages: ({ found, pages }: { found: string; pages: number }) =>
    `The ${found} fill ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
  lastPage: 'Go to the last page',
  sortBy: 'Sort by',
  sortShort: 'Sort',
  order: 'Order',
  sort: {
    newest: 'Newest first',
    relevance: 'Best match',
    price_low: 'Price, low to high',
    price_high: 'Price, high to low',
    rate_low: 'Price per sq ft, low to high',
    area_large: 'Area, large to small',
    reduced: 'Just reduced',
  },
  view: 'View',
  views: { list: 'List', split: 'List and map', map: 'Map' },
  close: 'Close',
  tryAgain: 'Try again',
  slow: 'This takes longer than it should.',
  failed: 'The search did not answer. Your filters are kept.',
  notUnderstood: ({ words }: { words: string }) => `Not understood, so left out: “${words}”.`,
  whyOrder: 'Why this order',
  points: (points: {
    facts: number;
    fresh: number;
    days: number;
    verified: number;
    fair: number;
    unknown: number;
    near: number;
    /** Nought where no place was asked for. */
    km: number;
  }) =>
    `Each home has points, and more come first: up to ${points.facts} for its photos and facts, ${points.fresh} for having come out within a day, fewer the older it is and none past ${points.days} days, ${points.verified} while our staff vouch for its papers, ${points.fair} for a price within what homes like it fairly ask (${points.unknown} where nobody can say)${points.km > 0 ? `, and ${points.near} within a kilometre of the place you asked for, none past ${points.km} km` : ''}. Of as many points the newest comes first. Promoted homes have two places at the head of a page and are marked.`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: ({ page }: { page: number }) => `Page ${page}`,
  neverRented: ({ kinds }: { kinds: string }) => `${kinds} are sold here, not rented`,
  neverRentedText: ({ kind }: { kind: string }) =>
    `No ${kind} is ever listed for rent, so this search finds none.`,
  seeForSale: ({ kinds }: { kinds: string }) => `See ${kinds} for sale`,
  noneFits: ({ kind }: { kind: string }) => `No ${kind} fits all of this`,
  appear: ({ kinds }: { kinds: string }) => `${kinds} appear here as owners and agents list them.`,
  unknownPlace: ({ said }: { said: string }) => `We do not know “${said}”`,
  didYouMean: 'Did you mean',
  noSuchName: 'No locality of Pune and no project listed here has a name like it.',
  nothingYet: 'Nothing is listed here yet',
  sameNear: ({ what, place }: { what: string; place: string }) => `The same ${what} near ${place}`,
  leaveOut: 'Leave one filter out, and see what it brings',
  without: ({ filter, found }: { filter: string; found: string }) => `Without ${filter}: ${found}`,
  keepOne: 'Keep one thing you asked for, and see what it brings',
  alone: ({ filter, found }: { filter: string; found: string }) => `${filter}: ${found}`,
  tryNeighbour: 'Try a neighbouring locality, or a wider budget.',
  tryLess: 'Try fewer filters, or a wider budget.',
  saveThis: 'Save this search',
  saveThisText:
    'It waits for you among your saved searches, and we tell you when something new fits.',
  name: 'Name',
  tellMe: 'Tell me of what is new',
  alerts: { instant: 'At once', daily: 'Once a day', off: 'Never' },
  agentsMayOffer: 'Let up to three verified agents offer me homes for this search',
  agentsSee: 'They see what you look for, and never your number. You can end it at any time.',
  cancel: 'Cancel',
  save: 'Save search',
  saved: 'Search saved. It is under Shortlisted, Saved searches.',
};
