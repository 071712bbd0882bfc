import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  backOnMarket: ({ title }) => `फिर उपलब्ध: ${title}`,
  photoYours: 'क्या यह फ़ोटो आपकी है?',
  photoAlike: ({ title }) =>
    `“${title}” की एक फ़ोटो किसी और मालिक की प्रॉपर्टी की फ़ोटो जैसी है। वह आपके विज्ञापन में है; कृपया बताएँ कि वह कहाँ से आई।`,
  photoRemoved: 'हमने एक फ़ोटो हटाई',
  photoRemovedWhy: ({ title, reason }) =>
    `“${title}” की एक फ़ोटो किसी और मालिक की फ़ोटो जैसी थी, इसलिए हटानी पड़ी। वजह: ${reason}`,
  homeOffMarket: 'जिस घर के बारे में आपने पूछा था वह अब उपलब्ध नहीं',
  offSearch: 'आपकी प्रॉपर्टी खोज से हट गई है',
  offSearchBody: ({ title, expire }) =>
    `“${title}” की ${expire} दिन तक पुष्टि नहीं हुई। अब भी उपलब्ध हो तो एक क्लिक से वापस लाएँ।`,
  stillAvailable: 'क्या आपकी प्रॉपर्टी अब भी उपलब्ध है?',
  stillAvailableBody: ({ title, reconfirm, expire }) =>
    `“${title}” की पुष्टि आपने ${reconfirm} दिन पहले की थी। फिर पुष्टि करें, नहीं तो वह ${expire} दिन में खोज से हट जाएगी।`,
  newHomeFor: ({ name }) => `"${name}" के लिए एक नया घर`,
  verified: 'आपकी प्रॉपर्टी जाँच ली गई',
  verifiedBody: ({ title, until, evidence }) =>
    `“${title}” पर ${until} तक जाँच का निशान दिखेगा। हमने क्या देखा: ${evidence}`,
  papersRefused: 'आपकी प्रॉपर्टी के काग़ज़ मंज़ूर नहीं हुए',
  papersRefusedBody: ({ title, reason }) =>
    `हम “${title}” की जाँच पूरी नहीं कर सके। दूसरे काग़ज़ भेज सकते हैं। वजह: ${reason}`,
  badgeEnded: 'जाँच के निशान की मियाद ख़त्म हुई',
  badgeEndedBody: ({ title }) =>
    `“${title}” के काग़ज़ हमने छह महीने पहले देखे थे। निशान फिर दिखाने के लिए उन्हें दोबारा दें।`,
  badgeTaken: 'जाँच का निशान हटाया गया है',
  badgeTakenBody: ({ title, what }) =>
    `“${title}” वैसी नहीं रही जैसी हमारी टीम ने जाँची थी: ${what}। वे काग़ज़ फिर देखेंगे; बदले हों तो नए दें।`,
  havePapers: 'आपकी प्रॉपर्टी के काग़ज़ मिल गए',
  havePapersBody: ({ title }) =>
    `हमारी टीम “${title}” के काग़ज़ आम तौर पर दो कामकाजी दिनों में देखती है। यहीं बताएँगे।`,
  cheaper: ({ less, title }) => `${less} सस्ता: ${title}`,
  cheaperBody: ({ now, before }) => `आपके सहेजे हुए घर की क़ीमत ${before} से घटकर अब ${now} है।`,
  onOfferAgain: ({ now }) => `आपका सहेजा हुआ घर ${now} में फिर उपलब्ध है।`,
  onOfferAgainLess: ({ now, less }) => `आपका सहेजा हुआ घर ${now} में फिर उपलब्ध है, पहले से ${less} कम।`,
  aMonth: ({ price }) => `${price} महीना`,
  newHomesFor: ({ total, name }) => `"${name}" के लिए ${number(total)} नए घर`,
  linesAndMore: ({ lines, more }) => `${lines} और ${more} और।`,
  homeWithdrawn: 'जिस घर के बारे में आपने पूछा था वह वापस ले लिया गया',
  askedSold: 'जिस घर के बारे में आपने पूछा था वह बिक गया',
  askedRented: 'जिस घर के बारे में आपने पूछा था वह किराए पर उठ गया',
} satisfies Messages<typeof en>;
