/** What the header, the bar below and the buttons of cards say of homes kept and compared: every page has it. */
export default {
  yourHomes: 'Your homes',
  yourHomesKept: ({ count }: { count: number }) => `Your homes, ${count} kept`,
  compareChosen: ({ count }: { count: number }) =>
    count === 1 ? 'Compare: 1 home chosen' : `Compare ${count} homes`,
  kept: 'Saved',
  keptHere: 'Saved on this device',
  notKept: 'No longer kept',
  fullComparison: 'Three homes are up for comparison already',
  inComparison: 'Up for comparison',
  compareNow: 'Compare now',
};
