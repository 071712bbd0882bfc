import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  isTheirs: ({ name }) => `हे ${name} यांचे खाते आहे का?`,
  askForCheque:
    'खात्री नसेल तर चेक किंवा बँकेचे विवरण मागा. नाकारलेले खाते काढले जाते आणि त्यात काहीही पाठवले जात नाही.',
  refuseAndRemove: 'नाकारा आणि काढा',
  itIsTheirs: 'त्यांचेच आहे',
  theirName: 'त्यांचे नाव',
  bankSays: 'बँकेनुसार',
  theyTyped: 'त्यांनी लिहिलेले',
  account: 'खाते',
  ending: ({ lastFour, ifsc }) => `शेवटी ${lastFour}, ${ifsc}`,
  whyDecide: 'असा निर्णय का',
  inLogAndRead: 'हे ऑडिट लॉगमध्ये राहते; नाकारल्यास ती व्यक्ती वाचते.',
  added: 'जोडले',
  accountWaits: 'खाते प्रतीक्षेत',
  accountsWait: 'खाती प्रतीक्षेत',
  noAccount: 'एकही खाते प्रतीक्षेत नाही',
  noAccountText: 'व्यक्तीच्या नावाशी मिळत्याजुळत्या, कदाचित नातेवाइकाच्या, नावाचे बँक खाते इथे येते.',
  caption: 'नावाचा निर्णय बाकी असलेली बँक खाती',
  accountOf: ({ name }) => `खाते: ${name}`,
} satisfies Messages<typeof en>;
