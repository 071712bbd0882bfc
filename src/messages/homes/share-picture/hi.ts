import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  site: 'पुणे में घर',
  siteIs: 'फ़्लैट, मकान, बंगले, प्लॉट, दफ़्तर और दुकानें; असली ख़र्च के साथ।',
  rent: ({ rupees }) => `${rupees} महीना`,
  inPune: ({ locality }) => `${locality}, पुणे`,
} satisfies Messages<typeof en>;
