import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  ad: 'प्रायोजित',
  explore: 'और देखें',
  exploreAd: ({ headline }) => `और देखें: ${headline} (नए टैब में खुलता है)`,
  pause: 'प्रायोजित सामग्री रोकें',
  goOn: 'प्रायोजित सामग्री फिर बदलने दें',
  play: 'वीडियो देखें',
  playAd: ({ headline }) => `वीडियो देखें: ${headline}`,
  video: ({ headline }) => `प्रायोजित वीडियो: ${headline}`,
} satisfies Messages<typeof en>;
