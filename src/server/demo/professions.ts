import type { Profession } from '#domain/lib/profession.ts';

interface Persona {
  /** What they tell of themselves. */
  about: string;
  /** The same in a line, with the localities they know. */
  headline: (areas: string) => string;
}

interface Praise {
  stars: number;
  text: string;
}

interface DemoProfession {
  /** How many are invented, besides those whom a visitor can be. */
  count: number;
  /** Who an invented one is: line and text of one belong together. */
  personas: readonly [Persona, ...Persona[]];
  /** Rupees from which they work in Pune, and up to which. */
  fees: readonly [number, number];
  /** A piece of work, as its client and its professional put it; its fee in rupees. */
  work: { brief: string; quote: string; delivered: string; fee: number };
  /** What clients write of it. */
  praise: readonly [Praise, Praise, Praise];
}

/** What the demo says of each profession. */
export const DEMO_PROFESSIONS: Record<Profession, DemoProfession> = {
  agent: {
    count: 18,
    personas: [
      {
        about: 'Resale flats, with the society’s dues and parking checked before the first visit.',
        headline: (areas) => `Resale flats in ${areas}: dues and parking checked first`,
      },
      {
        about: 'Rentals for families and students; agreements registered at home.',
        headline: (areas) => `Rentals in ${areas}, registered at home`,
      },
      {
        about: 'Knows which lanes flood, which societies take tankers, and says so.',
        headline: (areas) => `${areas}, lane by lane: water, traffic, neighbours`,
      },
      {
        about: 'Plots and row houses, with 7/12 extracts and zoning read beforehand.',
        headline: (areas) => `Plots and row houses around ${areas}, papers read beforehand`,
      },
      {
        about: 'First homes with a loan: what the bank pays, what it does not, and by when.',
        headline: (areas) => `First homes in ${areas}, with the loan arranged`,
      },
    ],
    fees: [8_000, 40_000],
    work: {
      brief:
        'Please sell our flat by the end of the quarter: photos, visits at weekends, the paperwork.',
      quote: 'Photos, visits at weekends, and I stay until the registration is done.',
      delivered: 'The flat is sold and registered; all papers are with you.',
      fee: 28_000,
    },
    praise: [
      {
        stars: 5,
        text: 'Sold our flat within five weeks, close to what was asked. Every visit was announced.',
      },
      {
        stars: 4,
        text: 'Good photos and serious buyers. One weekend of visits was called off at short notice.',
      },
      {
        stars: 3,
        text: 'The buyer was found in the end, but I had to call more than once to hear how it goes.',
      },
    ],
  },
  lawyer: {
    count: 7,
    personas: [
      {
        about: 'Title searches over thirty years, written so that a buyer understands them.',
        headline: (areas) => `Thirty-year title searches, ${areas} and all of Pune`,
      },
      {
        about: 'Agreements for sale, leave and licence, and society conveyance.',
        headline: (areas) => `Agreements for sale and for rent in ${areas}`,
      },
      {
        about: 'RERA complaints and delayed possession.',
        headline: (areas) => `RERA complaints and delayed possession, ${areas}`,
      },
    ],
    fees: [5_000, 25_000],
    work: {
      brief:
        'Please check the title over thirty years and read the draft of the agreement before we sign.',
      quote: 'Search at the sub-registrar’s, the society’s papers, a report, and the agreement.',
      delivered: 'The search is done and the report is with your papers.',
      fee: 12_000,
    },
    praise: [
      {
        stars: 5,
        text: 'Found a mortgage nobody had told us about, and had it released in a week.',
      },
      {
        stars: 4,
        text: 'Went through every deed with us. The search took two days longer than promised.',
      },
      {
        stars: 5,
        text: 'Explained each clause of the agreement before we signed, and came along to register.',
      },
    ],
  },
  evaluator: {
    count: 7,
    personas: [
      {
        about: 'Valuations for loans and for fair asking prices, with the comparables shown.',
        headline: (areas) => `Fair prices in ${areas}, with the comparables shown`,
      },
      {
        about: 'Measures carpet area on site and reports what the papers leave out.',
        headline: (areas) => `Carpet area measured on site, ${areas}`,
      },
    ],
    fees: [2_500, 9_000],
    work: {
      brief: 'We need a fair value for the bank and to agree on a price among the family.',
      quote: 'A visit with measuring, comparables of the last months, and a report with its code.',
      delivered: 'The valuation is done; the report is with your papers.',
      fee: 6_500,
    },
    praise: [
      {
        stars: 5,
        text: 'Came on time, measured every room, and explained what each figure rests on.',
      },
      {
        stars: 4,
        text: 'Thorough and friendly. The report took two days longer than promised.',
      },
      {
        stars: 5,
        text: 'The bank took the valuation without a question; every comparable was named.',
      },
    ],
  },
};
