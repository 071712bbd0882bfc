import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  by: {
    registration: 'साइन अप',
    password: 'पासवर्ड',
    mobile_code: 'SMS से आया कोड',
    passkey: 'पासकी',
    authenticator_app: 'ऑथेंटिकेटर ऐप',
    recovery_code: 'रिकवरी कोड',
  },
  app: 'एक ऐप',
  appOn: ({ system }) => `${system} पर एक ऐप`,
  browserOn: ({ browser, system }) => `${system} पर ${browser}`,
} satisfies Messages<typeof en>;
