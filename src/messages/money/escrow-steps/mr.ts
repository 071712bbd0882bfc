import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  of: 'कशाचा',
  state: 'स्थिती',
  ask: ({ other }) => `${other} यांना मागा`,
  receivedForMine: 'माझ्या मालमत्तांसाठी मिळालेले',
} satisfies Messages<typeof en>;
