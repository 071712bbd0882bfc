import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bookings: 'बुकिंग',
  bids: 'बोली',
  visits: 'भेटी',
  contacts: 'क्रमांकासाठी विनंत्या',
} satisfies Messages<typeof en>;
