export default {
  items: {
    sevenTwelve: '7/12 extract or property card',
    chain: 'Chain of title for 30 years',
    encumbrance: 'Encumbrances at the sub-registrar’s (Index II search)',
    sanction: 'Sanctioned plan and commencement certificate',
    occupancy: 'Occupancy or completion certificate',
    society: 'Society’s no-objection and share certificate',
    tax: 'Property tax paid up to date',
    rera: 'RERA registration and its project page',
    litigation: 'Litigation pending on the property',
    powers: 'Powers of attorney and their validity',
  },
  results: { open: 'Open', fine: 'Fine', problem: 'Problem', 'not-applicable': 'Not applicable' },
  sayProblem: 'Say what the problem is, in a sentence.',
  sayWhyNot: 'Say why it does not apply, in a sentence.',
  withProblem: ({ problems, total }: { problems: number; total: number }) =>
    `${problems} of ${total} points with a problem`,
  allFine: ({ total }: { total: number }) => `All ${total} points are fine`,
  someFine: ({ fine }: { fine: number }) => `${fine} points are fine`,
  andNotApplicable: ({ outcome, count }: { outcome: string; count: number }) =>
    `${outcome}, ${count} not applicable`,
  titleReport: 'Title report',
  footLine: ({ day, lawyer }: { day: string; lawyer: string }) =>
    `Title report of ${day} by ${lawyer}`,
  outcome: 'Outcome',
  opinion: 'Opinion',
  whatWasChecked: 'What was checked',
  lookedAtOn: ({ day }: { day: string }) => `Looked at on ${day}`,
  limits:
    'This report tells what the papers and registers named here showed on the day it was made. It is no guarantee against claims that they do not show.',
};
