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
} satisfies Messages<typeof en>;
