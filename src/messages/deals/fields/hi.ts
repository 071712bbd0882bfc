import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  howLong: 'यह कब तक रहेगी, चुनें।',
  tooManyConditions: 'बोली में जितनी हो सकती हैं, ये उससे ज़्यादा हैं।',
  paperIs: 'यह क्या है, बताएँ: “समझौते का मसौदा”।',
  contactMessage: ({ least }) => `कम से कम ${least} अक्षर लिखें: आप कौन हैं और क्या जानना चाहते हैं।`,
  shortSentence: 'छोटा वाक्य लिखें।',
  mostConditions: ({ most }) => `ज़्यादा से ज़्यादा ${most} शर्तें।`,
  whatStays: 'क्या रहेगा, बताएँ।',
  minutes: 'मिनटों की संख्या दें।',
  wholeMinutes: 'पूरे मिनट दें।',
  visitLeast: ({ least }) => `भेंट में कम से कम ${least} मिनट लगते हैं।`,
  visitMost: ({ most }) => `भेंट में ज़्यादा से ज़्यादा ${most} मिनट लगते हैं।`,
  oneTime: 'कम से कम एक समय चुनें।',
  mostTimes: ({ most }) => `एक साथ ज़्यादा से ज़्यादा ${most} समय दें।`,
  codeFour: 'कोड चार अंकों का होता है।',
} satisfies Messages<typeof en>;
