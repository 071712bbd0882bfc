import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  isTheirs: ({ name }) => `क्या यह ${name} का खाता है?`,
  askForCheque:
    'पक्का न हो तो चेक या बैंक का विवरण माँगें। नामंज़ूर खाता हटा दिया जाता है, और उसमें कुछ नहीं भेजा जाता।',
  refuseAndRemove: 'नामंज़ूर करें और हटाएँ',
  itIsTheirs: 'उन्हीं का है',
  theirName: 'उनका नाम',
  bankSays: 'बैंक के अनुसार',
  theyTyped: 'उनका लिखा',
  account: 'खाता',
  ending: ({ lastFour, ifsc }) => `आख़िर में ${lastFour}, ${ifsc}`,
  whyDecide: 'यह फ़ैसला क्यों',
  inLogAndRead: 'यह ऑडिट लॉग में रहता है; नामंज़ूर करने पर वह व्यक्ति पढ़ता है।',
  added: 'जोड़ा',
  accountWaits: 'खाता इंतज़ार में',
  accountsWait: 'खाते इंतज़ार में',
  noAccount: 'कोई खाता इंतज़ार में नहीं',
  noAccountText: 'व्यक्ति से मिलते-जुलते, शायद किसी रिश्तेदार के, नाम का बैंक खाता यहाँ आता है।',
  caption: 'बैंक खाते जिनके नाम का फ़ैसला बाक़ी है',
  accountOf: ({ name }) => `खाता: ${name}`,
} satisfies Messages<typeof en>;
