import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  backOnMarket: ({ title }) => `पुन्हा उपलब्ध: ${title}`,
  photoYours: 'हा फोटो तुमचा आहे का?',
  photoAlike: ({ title }) =>
    `“${title}” चा एक फोटो दुसऱ्या मालकाच्या मालमत्तेच्या फोटोसारखाच आहे. तो तुमच्या जाहिरातीत आहे; कृपया तो कुठून आला ते सांगा.`,
  photoRemoved: 'आम्ही एक फोटो काढला',
  photoRemovedWhy: ({ title, reason }) =>
    `“${title}” चा एक फोटो दुसऱ्या मालकाच्या फोटोसारखाच होता, म्हणून काढावा लागला. कारण: ${reason}`,
  homeOffMarket: 'तुम्ही विचारलेले एक घर आता उपलब्ध नाही',
  offSearch: 'तुमची मालमत्ता शोधातून काढली आहे',
  offSearchBody: ({ title, expire }) =>
    `“${title}” बाबत ${expire} दिवस दुजोरा मिळाला नाही. अजून उपलब्ध असेल तर एका क्लिकने परत आणा.`,
  stillAvailable: 'तुमची मालमत्ता अजून उपलब्ध आहे का?',
  stillAvailableBody: ({ title, reconfirm, expire }) =>
    `“${title}” बाबत तुम्ही ${reconfirm} दिवसांपूर्वी दुजोरा दिला होता. पुन्हा द्या, नाहीतर ती ${expire} दिवसांत शोधातून जाईल.`,
  newHomeFor: ({ name }) => `"${name}" साठी एक नवे घर`,
  verified: 'तुमची मालमत्ता पडताळली आहे',
  verifiedBody: ({ title, until, evidence }) =>
    `“${title}” वर ${until} पर्यंत पडताळणीचे चिन्ह दिसेल. आम्ही पाहिलेली कागदपत्रे: ${evidence}`,
  papersRefused: 'तुमच्या मालमत्तेची कागदपत्रे मान्य झाली नाहीत',
  papersRefusedBody: ({ title, reason }) =>
    `“${title}” आम्हाला पडताळता आली नाही. दुसरी कागदपत्रे पाठवू शकता. कारण: ${reason}`,
  badgeEnded: 'पडताळणीच्या चिन्हाची मुदत संपली',
  badgeEndedBody: ({ title }) =>
    `“${title}” ची कागदपत्रे आम्ही सहा महिन्यांपूर्वी पाहिली होती. चिन्ह पुन्हा दिसण्यासाठी ती परत द्या.`,
  badgeTaken: 'पडताळणीचे चिन्ह काढले आहे',
  badgeTakenBody: ({ title, what }) =>
    `“${title}” आमच्या टीमने पडताळली तशी राहिलेली नाही: ${what}. ते कागदपत्रे पुन्हा पाहतात; बदल झाला असेल तर नवी द्या.`,
  havePapers: 'तुमच्या मालमत्तेची कागदपत्रे मिळाली',
  havePapersBody: ({ title }) =>
    `आमची टीम “${title}” ची कागदपत्रे सहसा दोन कामाच्या दिवसांत पाहते. इथेच कळवू.`,
  cheaper: ({ less, title }) => `${less} स्वस्त: ${title}`,
  cheaperBody: ({ now, before }) => `तुम्ही जतन केलेल्या घराची किंमत ${before} वरून आता ${now} झाली आहे.`,
  onOfferAgain: ({ now }) => `तुम्ही जतन केलेले घर ${now} ला पुन्हा उपलब्ध आहे.`,
  onOfferAgainLess: ({ now, less }) =>
    `तुम्ही जतन केलेले घर ${now} ला पुन्हा उपलब्ध आहे, आधीपेक्षा ${less} कमी.`,
  aMonth: ({ price }) => `महिना ${price}`,
  newHomesFor: ({ total, name }) => `"${name}" साठी ${number(total)} नवी घरे`,
  linesAndMore: ({ lines, more }) => `${lines} आणि आणखी ${more}.`,
  homeWithdrawn: 'तुम्ही विचारलेले एक घर मागे घेतले गेले',
  askedSold: 'तुम्ही विचारलेले एक घर विकले गेले',
  askedRented: 'तुम्ही विचारलेले एक घर भाड्याने गेले',
} satisfies Messages<typeof en>;
