import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  orders: 'ऑर्डर',
  refunds: 'परतावे',
  payouts: 'पाठवायच्या रकमा',
  requests: 'पैशांच्या मागण्या',
  happened: 'काय घडले',
  releases: {
    release: ({ payee }) => `${payee} यांना सोडले`,
    withdrawal: ({ payee }) => `${payee} यांना परत`,
    commission: ({ payee }) => `${payee} यांना कमिशन`,
    forfeit: ({ payee }) => `${payee} यांना जप्त रक्कम`,
  },
  toTheBank: ({ payee }) => `बँकेकडे: ${payee}`,
  subjects: {
    booking: ({ id }) => `बुकिंग #${id}`,
    engagement: ({ id }) => `काम #${id}`,
  },
} satisfies Messages<typeof en>;
