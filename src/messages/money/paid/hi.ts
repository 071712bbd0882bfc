import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  csv: 'CSV डाउनलोड करें',
  all: 'सभी',
  everything: 'सब कुछ',
  to: 'तक',
  showAll: 'सभी दिखाएँ',
  makingPdf: 'PDF बन रही है…',
  pdf: 'PDF डाउनलोड करें',
  print: 'छापें',
  standHere: 'आपके भुगतान, उनके बिल और रिफ़ंड यहाँ दिखते हैं।',
  noContactPaid: 'आपने किसी संपर्क के लिए भुगतान नहीं किया।',
  findProperty: 'प्रॉपर्टी खोजें',
  earned: 'कमाई',
  contacts: 'संपर्क',
  payments: 'भुगतान',
  noneLikeThat: 'ऐसा कोई भुगतान नहीं',
  noneYet: 'अभी कोई भुगतान नहीं',
  leaveFilter: 'ज़्यादा देखने के लिए एक फ़िल्टर हटाएँ।',
  standing: 'स्थिति',
} satisfies Messages<typeof en>;
