import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  served: 'सेवा के इलाक़े',
  mapOfServed: 'सेवा के इलाक़ों का नक्शा',
  youServe: 'जिन इलाक़ों में आप सेवा देते हैं',
  chooseFromList: ({ most }) => `कुछ अक्षर टाइप करें और सूची से चुनें; ज़्यादा से ज़्यादा ${most}।`,
  localities: 'इलाक़े',
  noOther: 'इस नाम का कोई और इलाक़ा नहीं। वर्तनी जाँचें।',
  chosen: 'चुने हुए इलाक़े',
  remove: ({ name }) => `${name} हटाएँ`,
} satisfies Messages<typeof en>;
