import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  paidBy: { upi: 'UPI', bank: 'बैंक ट्रांसफ़र', cheque: 'चेक', cash: 'नक़द' },
} satisfies Messages<typeof en>;
