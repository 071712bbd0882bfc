import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  ad: 'प्रायोजित',
  explore: 'अधिक पाहा',
  exploreAd: ({ headline }) => `अधिक पाहा: ${headline} (नव्या टॅबमध्ये उघडते)`,
  pause: 'प्रायोजित मजकूर थांबवा',
  goOn: 'प्रायोजित मजकूर पुन्हा बदलू द्या',
  play: 'व्हिडिओ पाहा',
  playAd: ({ headline }) => `व्हिडिओ पाहा: ${headline}`,
  video: ({ headline }) => `प्रायोजित व्हिडिओ: ${headline}`,
} satisfies Messages<typeof en>;
