import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  paidBy: { upi: 'UPI', bank: 'बँक ट्रान्सफर', cheque: 'धनादेश', cash: 'रोख' },
} satisfies Messages<typeof en>;
