import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bookings: 'बुकिंग',
  bids: 'बोली',
  visits: 'भेटी',
  contacts: 'क्रमांकासाठी विनंत्या',
  asBuyer: 'खरेदीदार म्हणून',
  asOwner: 'मालक म्हणून',
  bookingNumber: ({ id }) => `बुकिंग #${id}`,
} satisfies Messages<typeof en>;
