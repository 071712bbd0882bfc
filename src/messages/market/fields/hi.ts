import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bedrooms: 'बेडरूम की संख्या दें।',
  manyOrMore: ({ most }) => `${most} का मतलब उतने या ज़्यादा।`,
  project: 'प्रोजेक्ट के पते में अंग्रेज़ी अक्षर, अंक और आड़ी रेखाएँ होती हैं।',
} satisfies Messages<typeof en>;
