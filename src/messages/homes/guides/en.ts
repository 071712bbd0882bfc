export default {
  guides: 'Guides',
  pageTitle: 'Guides to buying, financing and valuing a home in Pune',
  pageSummary:
    'Plain guides for Pune and Maharashtra: RERA checks, title papers, stamp duty, home loans, valuation, and homes that work in the monsoon.',
  feedSummary: 'Buying, financing, designing and valuing a home in Pune.',
  heading: 'Real estate guides',
  lead: 'Written for Pune and Maharashtra, with the law and the source named.',
  breadcrumb: 'Breadcrumb',
  changedSince: ({ day }: { day: string }) => `What changed since ${day}`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min read`,
  updated: ({ day }: { day: string }) => `Updated ${day}`,
  sources: 'Sources',
  noAdvice:
    'General information, not legal or tax advice. Rates change: check them before you sign.',
  onThisPage: 'On this page',
  related: 'Related articles',
  readNext: 'Read next',
  topics: {
    buying: 'Home buying',
    design: 'Home design',
    loans: 'Home loan',
    valuation: 'Property evaluation',
  },
  calculators: {
    emi: 'EMI calculator',
    'capital-gains': 'Capital gains calculator',
    'on-road': 'What a home costs in all',
    licence: 'What a leave and licence agreement costs',
  },
  ticked: ({ done, all }: { done: number; all: number }) =>
    `${done} of ${all} done, kept on this device`,
  printList: 'Print this list',
  clearTicks: 'Clear the ticks',
  translation: 'A translation: where the two differ, the English text counts.',
  olderTranslation:
    'A translation of an earlier edition: the English text has been changed since, and it counts.',
  englishText: 'Read it in English',
};
