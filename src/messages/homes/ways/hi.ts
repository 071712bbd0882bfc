import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  metres: ({ metres }) => `${metres} मी.`,
  kilometres: ({ km }) => `${km} किमी`,
  withinOneKm: '1 किमी के भीतर',
  aboutKm: ({ km }) => `क़रीब ${km} किमी`,
  aboutMinutes: ({ minutes }) => `क़रीब ${minutes} मिनट`,
  farthest: 'मेरी जगहों तक',
  any: 'कितनी भी दूर',
  within: ({ minutes }) => `सड़क से ${minutes} मिनट में`,
} satisfies Messages<typeof en>;
