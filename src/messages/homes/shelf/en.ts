/** What the header and the bar below say of homes kept and compared: every page has it. */
export default {
  yourHomes: 'Your homes',
  yourHomesKept: ({ count }: { count: number }) => `Your homes, ${count} kept`,
  compareChosen: ({ count }: { count: number }) =>
    count === 1 ? 'Compare: 1 home chosen' : `Compare ${count} homes`,
};
