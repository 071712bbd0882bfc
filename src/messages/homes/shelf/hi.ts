import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  yourHomes: 'आपके घर',
  yourHomesKept: ({ count }) => `आपके घर, ${count} सहेजे हुए`,
  compareChosen: ({ count }) => (count === 1 ? 'तुलना: 1 घर चुना' : `${count} घरों की तुलना करें`),
} satisfies Messages<typeof en>;
