import type { Messages } from '#messages/lib/catalogue.ts';
import { listAnd, number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  documentRefused: 'तुमचा कागद मान्य झाला नाही',
  sendClear: 'संपूर्ण कागदाचे स्पष्ट चित्र पाठवा.',
  sendAnother: 'दुसरा पाठवा',
  verifyToPost: 'मालमत्ता देण्यासाठी ओळख पडताळा',
  verifyToWork: 'इथे काम करण्यासाठी ओळख पडताळा',
  eitherIsEnough: 'आधार किंवा पॅन पुरेसे आहे; काही मिनिटे लागतात.',
  stillMissing: ({ missing }) => `अजून बाकी: ${listAnd('mr', missing)}.`,
  updateKyc: 'KYC अद्ययावत करा',
  addMobile: 'तुमचा मोबाइल नंबर जोडा',
  noSms: 'त्याशिवाय तुम्हाला एसएमएस मिळत नाहीत.',
  addNumber: 'नंबर जोडा',
  areasServed: 'तुम्ही काम करता ते परिसर',
  yourPhoto: 'तुमचा फोटो',
  completeProfile: 'तुमचे प्रोफाइल पूर्ण करा',
  complete: 'पूर्ण करा',
  unread: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'न वाचलेली सूचना', other: 'न वाचलेल्या सूचना' })}`,
  seeWhatHappened: 'तुम्ही आल्यानंतर काय घडले ते पाहा.',
  read: 'वाचा',
  myLive: 'माझ्या चालू जाहिराती',
  favourites: 'आवडती घरे',
  visitsAhead: 'पुढच्या भेटी',
  people: 'लोक',
  live: 'चालू जाहिराती',
  toReview: 'तपासायच्या ओळखी आणि परवाने',
  several: ({ count, what }) => `${number(count)} ${what}`,
  until: ({ what, time, day }) => `${what}, ${day} रोजी ${time} पर्यंत`,
  about: ({ title, detail }) => `“${title}”: ${detail}`,
} satisfies Messages<typeof en>;
