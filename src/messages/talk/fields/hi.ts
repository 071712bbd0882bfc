import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  about: 'यह किस बारे में है, बताएँ।',
  where: 'कहाँ, या कैसे, बताएँ।',
  zone: 'समय क्षेत्र चुनें।',
  zoneOfList: 'सूची में से समय क्षेत्र चुनें।',
  agreed: 'क्या तय हुआ, लिखें।',
  clientKey: 'इस संदेश के लिए बना UUID दें।',
  twoLetters: 'दो या ज़्यादा अक्षर टाइप करें।',
  writeFirst: 'पहले कुछ लिखें।',
  whatIsWrong: 'क्या ग़लत है, एक वाक्य में बताएँ।',
} satisfies Messages<typeof en>;
