import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  what: { answer: 'जवाब दें', deliver: 'सौंपें:' },
  nothingDue: 'कुछ बाक़ी नहीं।',
  late: ', देर',
  lastSixMonths: 'पिछले छह महीने',
  month: 'महीना',
  asked: 'पूछा',
  quoted: 'भाव बताया',
  finished: 'पूरा हुआ',
  due: ({ chosen }) => `${chosen} तक`,
  dueIn: ({ monthName }) => `${monthName} में`,
  whatDue: 'क्या बाक़ी है',
  workAboutNo: 'यहाँ न डाली गई प्रॉपर्टी का काम',
  forWord: ({ other }) => `${other} के लिए`,
  nobodyAskedYet: 'अभी किसी ने नहीं पूछा',
  nothingFound: 'कुछ नहीं मिला',
  pieceWork: 'काम',
  piecesWork: 'काम',
  allTable: 'सब तालिका में',
  clientsFindDirectory: ({ profileWords }) =>
    `ग्राहक आपको सूची में आपकी प्रोफ़ाइल से पाते हैं: ${profileWords}, आपकी समीक्षाएँ।`,
  seeMyProfile: 'मेरी प्रोफ़ाइल देखें',
} satisfies Messages<typeof en>;
