import type { Messages } from '#messages/lib/catalogue.ts';
import { listAnd, number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  documentRefused: 'आपका दस्तावेज़ मंज़ूर नहीं हुआ',
  sendClear: 'पूरे दस्तावेज़ की साफ़ तस्वीर भेजें।',
  sendAnother: 'दूसरा भेजें',
  verifyToPost: 'प्रॉपर्टी देने के लिए पहचान की जाँच कराएँ',
  verifyToWork: 'यहाँ काम करने के लिए पहचान की जाँच कराएँ',
  eitherIsEnough: 'आधार या पैन काफ़ी है; कुछ मिनट लगते हैं।',
  stillMissing: ({ missing }) => `अभी बाक़ी: ${listAnd('hi', missing)}।`,
  updateKyc: 'KYC अपडेट करें',
  addMobile: 'अपना मोबाइल नंबर जोड़ें',
  noSms: 'उसके बिना आपको एसएमएस नहीं मिलते।',
  addNumber: 'नंबर जोड़ें',
  areasServed: 'जिन इलाक़ों में आप काम करते हैं',
  yourPhoto: 'आपकी फ़ोटो',
  completeProfile: 'अपनी प्रोफ़ाइल पूरी करें',
  complete: 'पूरा करें',
  unread: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'बिना पढ़ी सूचना', other: 'बिना पढ़ी सूचनाएँ' })}`,
  seeWhatHappened: 'आपके पिछली बार आने के बाद क्या हुआ देखें।',
  read: 'पढ़ें',
  myLive: 'मेरे चालू विज्ञापन',
  favourites: 'पसंदीदा घर',
  visitsAhead: 'आने वाली विज़िट',
  people: 'लोग',
  live: 'चालू विज्ञापन',
  toReview: 'जाँचने वाली पहचानें और लाइसेंस',
  several: ({ count, what }) => `${number(count)} ${what}`,
  until: ({ what, time, day }) => `${what}, ${day} को ${time} तक`,
  about: ({ title, detail }) => `“${title}”: ${detail}`,
} satisfies Messages<typeof en>;
