import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  letsGo: ({ amount }) => `आपके सौदे के ${amount} एस्क्रो से छोड़ता है`,
  settles: ({ toBuyer, toOwner }) =>
    `आपका सौदा निपटाता है: ख़रीदार को ${toBuyer}, मालिक को ${toOwner}`,
  subject: ({ code, what }) => `${code} ${what}`,
  sms: ({ code, what, minutes }) =>
    `${code} ${what}। ${minutes} मिनट चलता है। किसी को न बताएँ। Propertysearch`,
  mail: ({ code, what, minutes }) =>
    `आपका कोड ${code} है। यह ${what}; इसे पलटा नहीं जा सकता। यह ${minutes} मिनट चलता है। किसी को न बताएँ, दूसरे पक्ष को भी नहीं। आपने इसे नहीं माँगा हो, तो अपना पासवर्ड बदलें।`,
} satisfies Messages<typeof en>;
