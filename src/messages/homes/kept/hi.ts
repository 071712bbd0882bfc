import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

const copied = (at: string) => (at ? `${at} की प्रति` : 'प्रति मौजूद है');

export default {
  title: 'आपके घर',
  description: 'आपके सहेजे, तुलना के लिए चुने और इस डिवाइस पर देखे गए घर।',
  onThisDevice: 'इस डिवाइस पर सहेजे गए, बिना खाते के।',
  inAccount: 'आपके खाते में सहेजे गए, इसलिए हर डिवाइस पर मिलेंगे।',
  signIn: 'इन्हें हर डिवाइस पर पाने और दाम घटने की ख़बर पाने के लिए साइन इन करें',
  pricesMoved: 'देखें कि तब से इनके दाम कैसे बदले',
  parts: 'इस पन्ने के हिस्से',
  kept: 'सहेजे हुए',
  toCompare: 'तुलना के लिए',
  seen: 'हाल में देखे गए',
  keptEmpty: 'किसी घर पर दिल का निशान दबाएँ, वह यहाँ मिलेगा।',
  compareEmpty: 'तीन घरों तक “तुलना करें” चुनें और उन्हें साथ-साथ देखें।',
  seenEmpty: 'आपके खोले हुए घर यहाँ दिखते हैं, सबसे हाल का सबसे पहले।',
  compareThem: 'इनकी तुलना करें',
  search: 'घर खोजें',
  needsJavaScript: 'यह सूची आपका ब्राउज़र रखता है; इसे दिखाने के लिए जावास्क्रिप्ट ज़रूरी है।',
  noLongerOffered: ({ count }) =>
    count === 1 ? 'यहाँ का 1 घर अब उपलब्ध नहीं है।' : `यहाँ के ${number(count)} घर अब उपलब्ध नहीं हैं।`,
  takeOff: 'इन्हें सूची से हटाएँ',
  notLoaded: 'ये घर नहीं दिखाए जा सके।',
  tryAgain: 'फिर कोशिश करें',
  showMore: 'और दिखाएँ',
  withoutNetwork: 'बिना इंटरनेट पढ़ने के लिए',
  keptCopy: ({ at }) => `सहेजा हुआ, ${copied(at)}`,
  seenCopy: ({ at }) => `देखा हुआ, ${copied(at)}`,
} satisfies Messages<typeof en>;
