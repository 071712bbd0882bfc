import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  by: {
    registration: 'नोंदणी',
    password: 'पासवर्ड',
    mobile_code: 'SMS ने आलेला कोड',
    passkey: 'पासकी',
    authenticator_app: 'ऑथेंटिकेटर अॅप',
    recovery_code: 'रिकव्हरी कोड',
  },
  app: 'एक अॅप',
  appOn: ({ system }) => `${system} वरचे एक अॅप`,
  browserOn: ({ browser, system }) => `${system} वर ${browser}`,
} satisfies Messages<typeof en>;
