import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'सैंडबॉक्स आउटबॉक्स',
  whatSent: 'असली सेवा जो भेजती वह।',
  nothingLeaves:
    'वे मेल, SMS और पुश संदेश जो यह इंस्टॉलेशन भेजता। कोई सेवा जुड़ी नहीं, इसलिए मशीन से कुछ बाहर नहीं जाता; सूची मेमोरी में रहती है और फिर चालू करने पर चली जाती है।',
  codes: 'डेमो की टीम के कोड',
  codesNow: 'उनके ऑथेंटिकेटर ऐप अभी जो दिखाते हैं। हर कोड एक बार चलता है; अगला आधे मिनट बाद आता है।',
  channels: {
    mail: 'ई-मेल',
    sms: 'SMS',
    push: 'पुश',
  },
  nothingSent: 'अभी कुछ नहीं भेजा',
  codesHere: 'साइन अप करें या नया पासवर्ड माँगें; कोड यहाँ दिखेंगे।',
  to: ({ to }) => `${to} को`,
} satisfies Messages<typeof en>;
