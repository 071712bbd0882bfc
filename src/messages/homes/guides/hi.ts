import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  guides: 'गाइड',
  pageTitle: 'पुणे में घर ख़रीदना, क़र्ज़ और मूल्यांकन: गाइड',
  pageSummary:
    'पुणे और महाराष्ट्र के लिए आसान गाइड: रेरा जाँच, मालिकाना काग़ज़, स्टाम्प शुल्क, होम लोन, मूल्यांकन और बरसात में टिकने वाले घर।',
  feedSummary: 'पुणे में घर ख़रीदना, उसका क़र्ज़, सजावट और मूल्यांकन।',
  heading: 'प्रॉपर्टी की गाइड',
  lead: 'पुणे और महाराष्ट्र के लिए लिखी, क़ानून और स्रोत बताकर।',
  breadcrumb: 'पन्ने का रास्ता',
  changedSince: ({ day }) => `${day} से क्या बदला`,
  minutes: ({ minutes }) => `पढ़ने में ${minutes} मिनट`,
  updated: ({ day }) => `${day} को अद्यतन`,
  sources: 'स्रोत',
  noAdvice: 'यह सामान्य जानकारी है, क़ानूनी या कर की सलाह नहीं। दरें बदलती हैं: दस्तख़त से पहले जाँच लें।',
  onThisPage: 'इस पन्ने पर',
  related: 'जुड़े लेख',
  readNext: 'आगे पढ़ें',
  topics: {
    buying: 'घर ख़रीदना',
    design: 'घर की रचना',
    loans: 'होम लोन',
    valuation: 'प्रॉपर्टी का मूल्यांकन',
  },
  calculators: {
    emi: 'EMI कैलकुलेटर',
    'capital-gains': 'पूँजीगत लाभ कैलकुलेटर',
    'on-road': 'घर का पूरा ख़र्च',
    licence: 'लीव एंड लाइसेंस क़रार का ख़र्च',
  },
  ticked: ({ done, all }) => `${all} में से ${done} हुए, इस उपकरण पर रहते हैं`,
  printList: 'यह सूची छापें',
  clearTicks: 'निशान मिटाएँ',
  translation: 'यह अनुवाद है: फ़र्क़ हो तो अंग्रेज़ी पाठ मान्य है।',
  olderTranslation: 'यह पिछले संस्करण का अनुवाद है: उसके बाद अंग्रेज़ी पाठ बदला है, और वही मान्य है।',
  englishText: 'अंग्रेज़ी में पढ़ें',
} satisfies Messages<typeof en>;
