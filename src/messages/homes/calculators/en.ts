// Every word of the calculators in one place, as translators see it.
import { number, plural } from '#messages/lib/forms.ts';

interface Slid {
  min: string;
  max: string;
  held: string;
}

interface Metro {
  there: string;
  from: string;
  to: string;
  onward: string;
}

interface Lead {
  years: number;
  rupees: string;
}

export default {
  tools: 'Calculators',
  loading: 'Loading the calculator…',
  tabs: {
    'capital-gains': 'Capital Gains Tax',
    emi: 'EMI Calculator',
    'on-road': 'On-road price',
    'rent-or-buy': 'Rent or buy',
    licence: 'Leave and licence',
    commute: 'Commute',
  },
  slider: ({ label }: { label: string }) => `${label}, slider`,

  // A loan
  onALoan: 'On a loan',
  eachMonth: ({ rupees }: { rupees: string }) => `${rupees} a month`,
  loanCosts: ({ loan, interest, years }: { loan: string; interest: string; years: number }) =>
    `On a loan of ${loan}; ${interest} of interest in ${years} years`,
  payYourself: 'You pay yourself, ₹',
  years: 'Years',
  interestAYear: 'Interest, % a year',
  atMostFromBank: ({ most, percent, source }: { most: string; percent: number; source: string }) =>
    `At most ${most}, ${percent}% of the price, may come from a bank. ${source}. The rate is an example; ask your bank for its own.`,
  loanByYear: 'This loan year by year',
  loanAmount: 'Loan amount, ₹',
  tenure: 'Tenure, years',
  interestRate: 'Interest rate, % a year',
  heldAt: ({ min, max, held }: Slid) => `From ${min} to ${max}: set to ${held}.`,
  monthlyPayment: 'Monthly payment',
  totalInterest: 'Total interest',
  totalPayment: 'Total payment',
  reset: 'Reset',
  yearByYear: 'Year by year',
  year: 'Year',
  principal: 'Principal',
  interest: 'Interest',
  balance: 'Balance',
  loanChart: 'Principal and interest paid each year; the table below has the numbers',

  // Capital gains
  incomplete: 'Please fill all required fields!',
  salePrice: 'Sale price, ₹',
  transferCost: 'Transfer cost, ₹',
  purchasePrice: 'Purchase price, ₹',
  improvementCost: 'Improvement cost, ₹',
  purchaseYear: 'Purchase year',
  improvementYear: 'Improvement year',
  ifAny: '(if any)',
  selectYear: 'Select year',
  taxRate: 'Tax rate, %',
  calculate: 'Calculate',
  beforeGains:
    'Fill in what the property cost, what it sells for and the years. The tax is worked out as the law asks, and as an indexed estimate.',
  lawSince2024: 'What the law asks since 23 July 2024',
  soldIn: 'Sold in the financial year',
  fromJuly: ({ year }: { year: string }) => `${year}, from 23 July 2024`,
  relief: 'I am a resident individual or HUF and acquired the land or building before that date',
  plainGain: 'Gain without indexation',
  unindexed: '12.5% without indexation',
  indexed: ({ year }: { year: string }) => `20% with indexation (index of ${year})`,
  taxDue: 'Tax due',
  lowerIsDue: 'The lower of the two is due',
  noIndexYet: ({ year }: { year: string }) =>
    `The index of ${year} was not out in November 2026. It does not fall from year to year, so that with it the tax is at most this.`,
  gainsLaw:
    'Of what was held for more than 24 months: section 112, Finance (No. 2) Act 2024, and from April 2026 section 197 of the Income-tax Act 2025; cost inflation index by CBDT, S.O. 1790(E) as amended up to notification 70/2025. Surcharge and cess come on top. An estimate, not advice.',
  indexedEstimate: 'Estimate, indexed at the 2024 base',
  indexedCost: 'Indexed cost',
  capitalGain: 'Capital gain',
  taxAt: ({ percent }: { percent: number }) => `Tax at ${percent}%`,
  ruleOfThumb: ({ percent }: { percent: number }) =>
    `A rule of thumb only: no law taxes an indexed gain at ${percent}%.`,

  // Price on the road, and a licence
  limits: {
    municipal: 'PMC, PCMC or cantonment',
    'gram panchayat': 'Gram panchayat or council',
  },
  villageLimits: 'Gram panchayat',
  buyers: { anyone: 'A man, or several together', women: 'Only women' },
  bought: { home: 'A home', commercial: 'An office or shop' },
  priceAgreed: 'Price agreed, ₹',
  priceAgreedLine: 'Price agreed',
  readyReckoner: 'Ready reckoner value, ₹',
  readyReckonerHelp: '0 where you do not know it; duty falls on the higher of the two.',
  carpetArea: 'Carpet area, sq ft',
  whatIsBought: 'What is bought',
  whereItLies: 'Where it lies',
  whoBuys: 'Who buys',
  underConstruction: 'It is under construction',
  panWorks: 'The seller’s PAN is operative',
  onTheRoad: 'On the road',
  heldBack: ({ rupees, percent, source }: { rupees: string; percent: number; source: string }) =>
    `Of the price you hold back ${rupees} (${percent}%) as TDS and pay it in for the seller; it costs you nothing more. ${source}.`,
  noTds: 'Below ₹ 50 Lakh no TDS is held back.',
  onRoadLeavesOut:
    'An estimate, not advice. Lawyer, brokerage, society transfer fee and moving are not in it.',
  rentAMonth: 'Rent a month, ₹',
  termMonths: 'Term, months',
  longestTerm: ({ months }: { months: number }) =>
    `At most ${months}: longer is a lease, with other duties.`,
  depositBack: 'Deposit given back, ₹',
  depositKept: 'Deposit not given back, ₹',
  stampAndRegister: 'To stamp and register',
  licenceLaw:
    'Duty is 0.25% of the whole rent, the deposit not given back and 10% a year of the deposit that is, rounded up to ₹ 100. Registering is the law (Maharashtra Rent Control Act 1999, s. 55). An estimate, not advice; an agent’s fee for doing it is not in it.',

  // Rent or buy
  rentOrBuy: {
    price: 'Price of the home, ₹',
    monthlyRent: 'Rent of one like it, ₹ a month',
    downPayment: 'Paid at once, % of the price',
    deposit: 'Deposit when renting, ₹',
    loanRate: 'Loan rate, % a year',
    loanYears: 'Loan term, years',
    priceGrowth: 'Prices rise, % a year',
    rentGrowth: 'Rents rise, % a year',
    savingsReturn: 'Savings earn after tax, % a year',
    upkeep: 'Upkeep and property tax, % of the price in the first year',
    upkeepGrowth: 'Upkeep rises, % a year',
    sellingCosts: 'Costs of selling, % of the price',
  },
  youStay: 'You stay, years',
  buyingLeads: ({ years, rupees }: Lead) =>
    `After ${number(years)} ${plural('en', years, { one: 'year', other: 'years' })} buying leaves you ${rupees} more.`,
  rentingLeads: ({ years, rupees }: Lead) =>
    `After ${number(years)} ${plural('en', years, { one: 'year', other: 'years' })} renting leaves you ${rupees} more.`,
  rentingStaysAhead: ({ years }: { years: number }) =>
    `Renting stays ahead for all of ${years} years.`,
  buyingFromFirst: 'Buying is ahead from the first year.',
  buyingFrom: ({ year }: { year: number }) => `Buying is ahead from year ${year} on.`,
  banksLend: ({ percent, source, rest }: { percent: number; source: string; rest: number }) =>
    `Banks lend at most ${percent}% of a home at this price (${source}): pay ${rest}% at once.`,
  inHand: 'What is in hand after some years, the home sold',
  afterYear: 'After year',
  hasBought: 'Bought',
  hasRented: 'Rented',
  bothSpend: ({ costs }: { costs: string }) =>
    `Both spend the same: who spends less on the roof saves the difference. Stamp duty and registration of ${costs} are reckoned in (Maharashtra Stamp Act, art. 25; registration 1%, at most ₹ 30,000); the loan by the standard EMI formula. How prices, rents and savings will grow nobody knows: the figures are yours to change. Income tax is left out. An estimate, not advice.`,

  // Ways to work
  commuteFields: {
    home: 'Home, locality',
    first: 'First workplace, locality',
    second: 'Second workplace, locality',
  },
  commuteExamples: { home: 'e.g. Wakad', first: 'e.g. Hinjawadi', second: 'e.g. Kharadi' },
  withPlanned: 'Count metro stations that are not open yet',
  unknownLocality: ({ typed }: { typed: string }) => `We know no locality like “${typed}” in Pune.`,
  beforeCommute:
    'Name the locality of a home and of one or two workplaces. Nothing you type is kept.',
  commuteAssumed: ({
    detour,
    roadKmh,
    walkKmh,
    rickshawKmh,
    hail,
    saved,
    metroKmh,
    wait,
    change,
  }: Record<
    | 'detour'
    | 'roadKmh'
    | 'walkKmh'
    | 'rickshawKmh'
    | 'hail'
    | 'saved'
    | 'metroKmh'
    | 'wait'
    | 'change',
    number
  >) =>
    `An estimate from distances alone, between the middles of localities, without timetable or traffic. Assumed: ways are ${detour} times the straight line; ${roadKmh} km/h by road; to a station on foot at ${walkKmh} km/h or, where that saves at least ${saved} minutes, by rickshaw at ${rickshawKmh} km/h and ${hail} minutes to find one; trains at ${metroKmh} km/h with stops, ${wait} minutes to wait, ${change} to change at Civil Court. Where stations and localities lie: our own gazetteer, stations along the lines of Pune Metro; of Line 3, which is being built, right to some 300 m.`,
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  straight: ({ distance }: { distance: string }) => `${distance} in a straight line`,
  byRoad: 'By road',
  byMetro: 'By metro',
  metroIsNoUse: 'no use here',
  onFoot: ({ distance }: { distance: string }) => `${distance} on foot`,
  byRickshaw: ({ distance }: { distance: string }) => `${distance} by rickshaw`,
  metroWay: ({ there, from, to, onward }: Metro) =>
    `${there} to ${from}, metro to ${to}, then ${onward}`,
  metroWayChanging: ({ there, from, to, onward }: Metro) =>
    `${there} to ${from}, metro to ${to}, changing at Civil Court, then ${onward}`,
};
