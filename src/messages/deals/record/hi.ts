import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bookings: 'बुकिंग',
  bids: 'बोलियाँ',
  visits: 'विज़िट',
  contacts: 'नंबर के लिए अनुरोध',
  asBuyer: 'ख़रीदार के रूप में',
  asOwner: 'मालिक के रूप में',
  bookingNumber: ({ id }) => `बुकिंग #${id}`,
} satisfies Messages<typeof en>;
