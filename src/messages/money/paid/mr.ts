import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  csv: 'CSV म्हणून उतरवा',
  all: 'सर्व',
  everything: 'सर्व काही',
  to: 'पर्यंत',
  showAll: 'सर्व दाखवा',
  makingPdf: 'PDF तयार करत आहे…',
  pdf: 'PDF उतरवा',
  print: 'छापा',
  standHere: 'तुम्ही भरलेले पैसे, त्यांची बिले आणि परतावे इथे दिसतात.',
  noContactPaid: 'तुम्ही कोणत्याही संपर्कासाठी पैसे भरलेले नाहीत.',
  findProperty: 'मालमत्ता शोधा',
  earned: 'कमाई',
  contacts: 'संपर्क',
  payments: 'पेमेंट',
  noneLikeThat: 'असे पेमेंट नाही',
  noneYet: 'अजून पेमेंट नाहीत',
  leaveFilter: 'अधिक पाहण्यासाठी एक निकष काढा.',
  standing: 'स्थिती',
} satisfies Messages<typeof en>;
