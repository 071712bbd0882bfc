import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  of: 'किसका',
  state: 'स्थिति',
  ask: ({ other }) => `${other} से माँगें`,
  receivedForMine: 'मेरी प्रॉपर्टी के लिए मिला',
} satisfies Messages<typeof en>;
