import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  letsGo: ({ amount }) => `तुमच्या व्यवहारातील ${amount} एस्क्रोमधून सोडतो`,
  settles: ({ toBuyer, toOwner }) =>
    `तुमचा व्यवहार मिटवतो: खरेदीदाराला ${toBuyer}, मालकांना ${toOwner}`,
  subject: ({ code, what }) => `${code} ${what}`,
  sms: ({ code, what, minutes }) =>
    `${code} ${what}. ${minutes} मिनिटे चालतो. कोणालाही सांगू नका. Propertysearch`,
  mail: ({ code, what, minutes }) =>
    `तुमचा कोड ${code} आहे. तो ${what}; हे परत फिरवता येत नाही. तो ${minutes} मिनिटे चालतो. कोणालाही सांगू नका, समोरच्या बाजूलाही नाही. तुम्ही तो मागितला नसेल, तर तुमचा पासवर्ड बदला.`,
} satisfies Messages<typeof en>;
