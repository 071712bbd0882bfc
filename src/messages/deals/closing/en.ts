export default {
  lawyer: 'Hire a lawyer',
  evaluator: 'Hire an evaluator',
  title: {
    title: 'Title search',
    text: 'Thirty years of papers: 7/12 extract or property card, chain of title, encumbrances, litigation.',
  },
  loan: {
    title: 'Home loan',
    text: 'The bank’s sanction letter; its own lawyer and valuer look at the home.',
  },
  noc: {
    title: 'No-objection of the society',
    text: 'From the managing committee of the society or association, with its no-dues certificate.',
  },
  stamp: {
    title: 'Stamp duty',
    text: 'Paid before the deed is signed, on the government’s GRAS or eSBTR: on the price or the ready-reckoner value, whichever is higher. Maharashtra Stamp Act.',
  },
  registration: {
    title: 'Registration at the sub-registrar',
    text: 'Any sub-registrar’s office of Pune (Haveli); both sides, two witnesses, PAN and photos. Within four months of signing the deed (Registration Act, s. 23). The fee is 1 %, at most ₹ 30,000.',
  },
  index: {
    title: 'Index II',
    text: 'The extract of the registered deed, from the Inspector General of Registration’s site.',
  },
  tds: ({ amount }: { amount: string }) => `TDS of ${amount}`,
  tdsText: ({ percent }: { percent: number }) =>
    `The buyer holds back ${percent} % of the price, or of the stamp value where that is higher, and pays it in with Form 141 (before April 2026: Form 26QB), within 30 days of the end of the month of payment. 20 % where the seller’s PAN does not work.`,
  possession: {
    title: 'Possession',
    text: 'Keys, meter readings and the society’s share certificate; property tax and electricity change names.',
  },
  agreement: {
    title: 'Leave and licence agreement',
    text: 'In writing and registered, which the Maharashtra Rent Control Act asks of the owner (s. 55).',
  },
  rentRegistration: {
    title: 'Stamp duty and registration',
    text: 'Online (e-registration) or at a sub-registrar’s office: 0.25 % of rents and deposit as the law reckons them, and ₹ 1,000 for registration within a municipal area, ₹ 500 elsewhere.',
  },
  police: {
    title: 'Tenant verification',
    text: 'The owner tells the police station of the area who the tenant is, online.',
  },
  move: {
    title: 'Moving in',
    text: 'Keys, meter readings and a list of what is in the home, signed by both.',
  },
};
