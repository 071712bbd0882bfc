import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  orders: 'ऑर्डर',
  refunds: 'रिफ़ंड',
  payouts: 'भुगतान',
  requests: 'पैसे की माँगें',
  happened: 'क्या हुआ',
  releases: {
    release: ({ payee }) => `${payee} को छोड़ा`,
    withdrawal: ({ payee }) => `${payee} को वापस`,
    commission: ({ payee }) => `${payee} को कमीशन`,
    forfeit: ({ payee }) => `${payee} को ज़ब्त रक़म`,
  },
  toTheBank: ({ payee }) => `बैंक को: ${payee}`,
  subjects: {
    booking: ({ id }) => `बुकिंग #${id}`,
    engagement: ({ id }) => `काम #${id}`,
  },
} satisfies Messages<typeof en>;
