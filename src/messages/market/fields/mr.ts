import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bedrooms: 'बेडरूमची संख्या द्या.',
  manyOrMore: ({ most }) => `${most} म्हणजे तितके किंवा जास्त.`,
  project: 'प्रकल्पाच्या पत्त्यात इंग्रजी अक्षरे, अंक आणि आडव्या रेघा असतात.',
} satisfies Messages<typeof en>;
