import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  methods: {
    upi: 'UPI',
    card: 'कार्ड',
    credit_card: 'क्रेडिट कार्ड',
    debit_card: 'डेबिट कार्ड',
    netbanking: 'नेट बैंकिंग',
    net_banking: 'नेट बैंकिंग',
    wallet: 'वॉलेट',
  },
} satisfies Messages<typeof en>;
