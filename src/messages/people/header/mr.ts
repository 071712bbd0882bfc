import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  updateKyc: 'KYC अद्ययावत करा',
  toPost: 'मालमत्तेची जाहिरात देण्यासाठी तुमचे KYC अद्ययावत करावे लागेल',
  unread: ({ count }) => `सूचना, ${count} न वाचलेल्या`,
} satisfies Messages<typeof en>;
