interface Loan {
  loan: string;
  rate: number;
}

/** What is drawn in guides: titles for whoever does not see a picture, captions, and labels within. */
export default {
  advance: {
    title:
      'Of 100 rupees of the price, a promoter may take at most 10 before a registered agreement. Of 100 rupees that buyers pay, at least 70 lie in an account for land and construction of that project.',
    caption: 'Sections 13 and 4 of the Real Estate Act, of 100 rupees each.',
    before: 'Before the agreement: at most 10 of 100',
    kept: 'Kept for this project: at least 70 of 100',
  },
  areas: {
    title: ({
      carpet,
      least,
      most,
      soldAs,
    }: {
      carpet: number;
      least: number;
      most: number;
      soldAs: number;
    }) =>
      `Three bars to one scale: ${carpet} sq ft of carpet area; with outer walls and balconies about ${least} to ${most} sq ft of built-up area; with a share of lobby, stairs and lift ${soldAs} sq ft of super built-up area.`,
    caption:
      'One flat, three figures, drawn to scale. The first part you live on, the second are outer walls and balconies, the last is a share of what the building has in common.',
    carpet: ({ sqft }: { sqft: number }) => `Carpet: ${sqft} sq ft`,
    builtUp: ({ least, most }: { least: number; most: number }) =>
      `Built-up: about ${least} to ${most} sq ft`,
    superBuiltUp: ({ sqft }: { sqft: number }) => `Super built-up: ${sqft} sq ft`,
  },
  bedroom: {
    title: ({ least, comfortable }: { least: string; comfortable: string }) =>
      `A bedroom across wardrobe and bed: least ${least}, comfortable ${comfortable}.`,
    caption:
      'Wardrobe with hinged doors, a queen bed, and the gaps of the table, drawn to scale: measure the room before you order either.',
    metres: ({ length }: { length: string }) => `${length} m`,
    least: ({ width }: { width: string }) => `Least: ${width} from wall to wall`,
    comfortable: ({ width }: { width: string }) => `Comfortable: ${width} from wall to wall`,
    bed: 'Bed',
  },
  chajja: {
    title: ({ metres, depth, days }: { metres: number; depth: number; days: string }) =>
      `A south window of ${metres} m under a projection of ${depth} mm, at noon: ${days}.`,
    sunIn: ({ day, height, lit }: { day: string; height: number; lit: number }) =>
      `on ${day} the sun stands ${height} degrees high and reaches the lower ${lit}% of it`,
    sunOut: ({ day, height }: { day: string; height: number }) =>
      `on ${day} the sun stands ${height} degrees high and does not reach it`,
    caption:
      'The wall cut through, south on the left, at noon. Winter sun comes in under the projection; from March to September it does not.',
    december: '21 December',
    equinox: '21 March',
    sunHigh: ({ height }: { height: number }) => `sun ${height}° high`,
    south: 'South',
  },
  compass: {
    title: ({ june, december }: { june: number; december: number }) =>
      `A compass for Pune. Over the year the sun rises between ${june} and ${december} degrees from north and sets as far on the western side; monsoon wind comes from the south-west.`,
    caption:
      'Where the sun rises and sets over the year (yellow): there it is low, and no roof stops it. The arrow is the wind that brings the rain.',
    north: 'N',
    east: 'E',
    south: 'S',
    west: 'W',
    morning: 'Morning sun',
    evening: 'Evening sun',
    monsoon: 'Monsoon',
  },
  corrections: {
    title: ({ changes, found }: { changes: string; found: string }) =>
      `Three rates before and after their corrections: ${changes}. Weighted they give ${found} per sq ft.`,
    change: ({ sale, sold, corrected }: { sale: string; sold: string; corrected: string }) =>
      `${sale} from ${sold} to ${corrected}`,
    caption:
      'Hollow: the rate as sold or asked. Full: after the corrections, larger where it weighs more. What lay ₹ 800 apart now lies within ₹ 250.',
    saleA: 'Sale A',
    saleB: 'Sale B',
    listingC: 'Listing C',
    found: ({ rate }: { rate: string }) => `${rate} per sq ft`,
  },
  gainWays: {
    title: ({ ways }: { ways: string }) => `The tax of the two examples in both ways. ${ways}.`,
    caption:
      'Both examples in both ways, drawn to scale, before cess. The longer a home was held, the more the index does.',
    unindexed: ({ year, tax }: { year: number; tax: string }) => `Bought in ${year}, 12.5%: ${tax}`,
    indexed: ({ year, tax }: { year: number; tax: string }) =>
      `Bought in ${year}, 20% indexed: ${tax}`,
  },
  higherCounts: {
    title: ({ sales }: { sales: string }) => `Two sales of the same flat. ${sales}.`,
    caption:
      'The same flat sold twice, drawn to scale: above the reckoner’s value the price counts, below it the reckoner.',
    price: ({ amount }: { amount: string }) => `Price ${amount}`,
    priceCounts: ({ amount }: { amount: string }) => `Price ${amount}: duty is on this`,
    reckoner: ({ amount }: { amount: string }) => `Reckoner ${amount}`,
    reckonerCounts: ({ amount }: { amount: string }) => `Reckoner ${amount}: duty is on this`,
  },
  licenceBase: {
    title: ({ rent, terms }: { rent: string; terms: string }) =>
      `Duty and registration of a licence at ${rent} a month: ${terms}.`,
    caption:
      'The example for three terms: duty and registration together, drawn to scale. A longer term saves a second registration, not duty.',
    term: ({ months, costs }: { months: number; costs: string }) => `${months} months: ${costs}`,
  },
  tenure: {
    title: ({ loan, rate, terms }: Loan & { terms: string }) =>
      `What a loan of ${loan} at ${rate}% costs in interest: ${terms}.`,
    over: ({ years, interest }: { years: number; interest: string }) =>
      `${interest} over ${years} years`,
    caption: ({ loan, rate }: Loan) =>
      `${loan} at ${rate}%, drawn to scale. First the loan, then the interest paid on it.`,
    term: ({ years, interest }: { years: number; interest: string }) =>
      `${years} years: ${interest} of interest`,
  },
  titleChain: {
    title: ({ links }: { links: string }) =>
      `A chain of owners, each link with its paper: ${links}.`,
    link: ({ from, to, paper }: { from: string; to: string; paper: string }) =>
      `${from} to ${to}: ${paper}`,
    caption: 'A title is a chain. A link without its paper is where claims come from.',
    landowner: 'Landowner',
    promoter: 'Promoter',
    firstBuyer: 'First buyer',
    seller: 'Seller',
    you: 'You',
    land: '7/12 or property card, development agreement',
    sale: 'Agreement for sale, its Index II',
    resale: 'Resale agreement, its Index II',
    yours: 'Yours: stamped and registered',
  },
  waiting: {
    title: ({ flats }: { flats: string }) =>
      `Two flats like each other, drawn to one scale. ${flats}.`,
    caption:
      'The example, drawn to scale: price, then taxes and duty, then two years of rent. Interest on the loan comes on top.',
    underConstruction: ({ total }: { total: string }) => `Under construction: ${total} in all`,
    ready: ({ total }: { total: string }) => `Ready: ${total} in all`,
  },
  wholeBudget: {
    title: ({ price, flats }: { price: string; flats: string }) =>
      `A flat of ${price} with its duty, registration and tax. ${flats}.`,
    caption:
      'Drawn to scale: the price, and beside it what the state takes. Banks lend against the first part only.',
    resale: ({ total }: { total: string }) => `Resale: ${total}`,
    underConstruction: ({ total }: { total: string }) => `Under construction: ${total}`,
  },
  whoseWall: {
    title: ({ yours, consent, authority }: { yours: string; consent: string; authority: string }) =>
      `A flat in plan, in three colours. ${yours}. ${consent}. ${authority}.`,
    caption:
      'The border runs at the paint. In towers of aluminium formwork nearly every wall is as the columns are.',
    yours: 'Yours: paint, furniture, lights',
    consent: 'With the society’s consent: tiles, light partitions',
    authority: 'Not without engineer and authority: columns, outer walls, balcony',
    balcony: 'Balcony',
  },
  yearsOfLoan: {
    title: ({
      loan,
      rate,
      interest,
      principal,
      turn,
    }: Loan & { interest: string; principal: string; turn: number }) =>
      `Twenty years of EMIs on ${loan} at ${rate}%. In the first ${interest} are interest and ${principal} reduce the loan; from year ${turn} on more goes to the loan than to interest.`,
    caption: ({ turn }: { turn: number }) =>
      `Each column is a year of EMIs: below what reduces the loan, above the interest. Only from year ${turn} on is more than half of what you pay your own.`,
    firstYear: 'Year 1',
  },
};
