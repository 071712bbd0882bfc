import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  yourHomes: 'तुमची घरे',
  yourHomesKept: ({ count }) => `तुमची घरे, ${count} जतन केलेली`,
  compareChosen: ({ count }) => (count === 1 ? 'तुलना: 1 घर निवडले' : `${count} घरांची तुलना करा`),
} satisfies Messages<typeof en>;
