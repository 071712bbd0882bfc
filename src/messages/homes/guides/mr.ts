import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  guides: 'मार्गदर्शक',
  pageTitle: 'पुण्यात घर घेणे, कर्ज आणि मूल्यांकन: मार्गदर्शक',
  pageSummary:
    'पुणे आणि महाराष्ट्रासाठी सोपे मार्गदर्शक: रेरा तपासणी, मालकीची कागदपत्रे, मुद्रांक शुल्क, गृहकर्ज, मूल्यांकन आणि पावसाळ्यात टिकणारी घरे.',
  feedSummary: 'पुण्यात घर घेणे, त्यासाठी कर्ज, सजावट आणि मूल्यांकन.',
  heading: 'मालमत्तेचे मार्गदर्शक',
  lead: 'पुणे आणि महाराष्ट्रासाठी लिहिलेले, कायदा आणि स्रोत सांगून.',
  breadcrumb: 'पानाचा मार्ग',
  changedSince: ({ day }) => `${day} पासून काय बदलले`,
  minutes: ({ minutes }) => `वाचायला ${minutes} मिनिटे`,
  updated: ({ day }) => `${day} रोजी अद्ययावत`,
  sources: 'स्रोत',
  noAdvice: 'ही सर्वसाधारण माहिती आहे, कायदेशीर किंवा कर सल्ला नव्हे. दर बदलतात: सही करण्याआधी तपासा.',
  onThisPage: 'या पानावर',
  related: 'संबंधित लेख',
  readNext: 'पुढे वाचा',
  topics: { buying: 'घर खरेदी', design: 'घराची रचना', loans: 'गृहकर्ज', valuation: 'मालमत्तेचे मूल्यांकन' },
  calculators: {
    emi: 'EMI गणकयंत्र',
    'capital-gains': 'भांडवली नफ्याचे गणकयंत्र',
    'on-road': 'घराचा एकूण खर्च',
    licence: 'लिव्ह अँड लायसन्स कराराचा खर्च',
  },
  ticked: ({ done, all }) => `${all} पैकी ${done} झाले, या उपकरणावर राहते`,
  printList: 'ही यादी छापा',
  clearTicks: 'खुणा पुसा',
  translation: 'हा अनुवाद आहे: फरक असल्यास इंग्रजी मजकूर ग्राह्य.',
  olderTranslation: 'हा आधीच्या आवृत्तीचा अनुवाद आहे: त्यानंतर इंग्रजी मजकूर बदलला आहे, आणि तोच ग्राह्य.',
  englishText: 'इंग्रजीत वाचा',
} satisfies Messages<typeof en>;
