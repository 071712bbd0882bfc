interface Summary {
  facts: string;
  locality: string;
  price: string;
}

export default {
  breadcrumb: 'Breadcrumb',
  pune: 'Pune',
  aMonth: ({ amount }: { amount: string }) => `${amount} a month`,
  perMonth: '/month',
  promoted: 'Promoted',
  verified: 'Verified',
  confirmed: ({ when }: { when: string }) => `Confirmed ${when}`,
  inPune: ({ facts, locality, price }: Summary) => `${facts} in ${locality}, Pune, ${price}.`,
  nextStep: 'Next step',
  listedBy: ({ who }: { who: string }) => `Listed by ${who}`,
  isBooked:
    'This home is booked. It comes back on offer only if that booking ends: keep it, and you hear of that.',
  contactAndMore: {
    owner: 'Contact the owner, visit, bid or book',
    agent: 'Contact the agent, visit, bid or book',
    builder: 'Contact the builder, visit, bid or book',
  },
  signInToContact: {
    owner: 'Sign in to contact the owner',
    agent: 'Sign in to contact the agent',
    builder: 'Sign in to contact the builder',
  },
  numbersStayHidden: {
    owner: 'Phone numbers stay hidden until the owner accepts your request.',
    agent: 'Phone numbers stay hidden until the agent accepts your request.',
    builder: 'Phone numbers stay hidden until the builder accepts your request.',
  },
  facts: 'Facts',
  about: 'About this property',
  report: 'Report this listing',
  similar: 'Similar homes',
  recent: 'Recently viewed',
  recentSideways: 'Recently viewed homes; scroll sideways',
  whatYouCanDo: 'What you can do',

  // What is known of it
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  washrooms: 'Washrooms',
  balconies: 'Balconies',
  carpetArea: 'Carpet area',
  builtUpArea: 'Built-up area',
  plotArea: 'Plot area',
  floor: 'Floor',
  ground: 'Ground',
  floorOf: ({ floor, floors }: { floor: string; floors: number }) => `${floor} of ${floors}`,
  facing: 'Facing',
  furnishing: 'Furnishing',
  age: 'Age',
  possession: 'Possession',
  possessionBy: 'Possession by',
  parking: 'Parking',
  lift: 'Lift',
  yes: 'Yes',
  no: 'No',
  society: 'Society',
  developer: 'Developer',
  maintenance: 'Maintenance',
  structure: 'Structure',
  exterior: 'Exterior',

  // What it costs
  trueCost: 'What it truly costs',
  firstMonthAndDeposit: 'First month and deposit',
  priceAsked: 'Price asked',
  toMoveIn: ({ months }: { months: number }) => `To move in, ${months}-month licence`,
  onTheRoad: 'On the road',
  brokerage: 'Brokerage',
  brokerageOnce: 'Once, as this listing says',
  brokerageNotSaid: 'Whether there is brokerage, and how much, is not said.',
  noBrokerage: 'There is no brokerage.',
  depositNotSaid: 'The deposit is not said, and counted as none.',
  feeNotIncluded: 'An agent’s fee for drawing up the agreement is not included.',
  whoPaysWhat: 'Who pays what, and what the police are told',
  dutyFallsOn: ({ isHome }: { isHome: boolean }) =>
    isHome
      ? 'Duty falls on the higher of the price and the ready reckoner value; a home bought by women only pays 1% less. Legal fees are not included.'
      : 'Duty falls on the higher of the price and the ready reckoner value. Legal fees are not included.',
  priceHistory: 'Price history',
  listed: 'listed',
  cheaperSince: ({ amount, since }: { amount: string; since: string }) =>
    `${amount} cheaper since ${since}`,
  dearerSince: ({ amount, since }: { amount: string; since: string }) =>
    `${amount} dearer since ${since}`,

  // Where it is
  where: 'Where it is',
  pinIsNear:
    'The pin is within 150 m of the home; the address is shared shortly before a visit that the owner has confirmed, or once they have accepted your booking.',
  exactPlaceLater:
    'The pin is within 150 m of the home; the exact place is shared once you have booked a visit or the home itself.',
  metro: 'Metro',
  noStation: 'No station within 12 km.',
  onFoot: ({ station, minutes }: { station: string; minutes: number }) =>
    `${station}, ${minutes} min on foot`,
  closeBy: 'Close by, in its owner’s words',
  offices: 'Offices',
  officeAreas: {
    hinjawadi: 'Hinjawadi, IT park',
    kharadi: 'Kharadi, EON IT park',
    magarpatta: 'Magarpatta',
    baner: 'Baner',
    shivajinagar: 'Shivajinagar',
  },
  officeWay: ({ name, distance, minutes }: Record<'name' | 'distance' | 'minutes', string>) =>
    `${name}: ${distance}, ${minutes} by road`,
  waysAssumed: ({ walk, kmh }: { walk: string; kmh: number }) =>
    `Straight lines from the point on the map. ${walk} By road ${kmh} km/h, without traffic or timetable. Stations stand as in our gazetteer; those of Line 3, which is being built, to some 300 m.`,
};
