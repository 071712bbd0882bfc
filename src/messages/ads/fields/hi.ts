import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  milliseconds: 'मिलीसेकंड दें।',
  format: 'तस्वीर, वीडियो या GIF चुनें।',
  headline: 'शीर्षक लिखें।',
  offer: 'आप क्या देते हैं, एक वाक्य में बताएँ।',
  address: 'विज्ञापन जहाँ ले जाता है, वह पता दें।',
  onePlace: 'कम से कम एक जगह चुनें।',
  onlyVideo: 'वीडियो का लिंक सिर्फ़ वीडियो में होता है।',
  otherFormat: ({ place }) => `“${place}” के लिए दूसरा रूप चाहिए।`,
  link: {
    wholeAddress: 'https:// से शुरू होने वाला पूरा पता दें',
    beginHttps: 'https:// से शुरू होने वाला पता इस्तेमाल करें',
    noNames: 'पते से उपयोगकर्ता का नाम और पासवर्ड हटाएँ।',
    noPort: 'पते से पोर्ट हटाएँ।',
    publicSite: 'सबके लिए खुली वेबसाइट का पता इस्तेमाल करें।',
    video: 'YouTube का लिंक (watch, short या embed) या .mp4 या .webm फ़ाइल का लिंक दें।',
  },
  placeTakes: {
    format: ({ right }) => `इस जगह के लिए “${right}” रूप चाहिए।`,
    page: ({ right }) => `इस जगह के लिए “${right}” पन्ना चाहिए।`,
    position: ({ right }) => `इस जगह के लिए “${right}” स्थान चाहिए।`,
  },
} satisfies Messages<typeof en>;
