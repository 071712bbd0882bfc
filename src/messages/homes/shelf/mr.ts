import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  yourHomes: 'तुमची घरे',
  yourHomesKept: ({ count }) => `तुमची घरे, ${count} जतन केलेली`,
  compareChosen: ({ count }) => (count === 1 ? 'तुलना: 1 घर निवडले' : `${count} घरांची तुलना करा`),
  kept: 'जतन केले',
  keptHere: 'या उपकरणावर जतन केले',
  notKept: 'आता जतन केलेले नाही',
  fullComparison: 'तुलनेसाठी तीन घरे आधीच निवडली आहेत',
  inComparison: 'तुलनेत घेतले',
  compareNow: 'आता तुलना करा',
} satisfies Messages<typeof en>;
