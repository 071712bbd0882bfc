import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  onPaper: {
    found: 'इस पन्ने पर है',
    part: 'इस पन्ने पर कुछ हद तक',
    missing: 'इस पन्ने पर नहीं',
  },
  notPicture: ({ advice }) => `यह तस्वीर नहीं है। ${advice}`,
  save: ({ name }) => `${name} सहेजें`,
  pdfNotShown: 'यह PDF यहाँ नहीं दिख सकती। सहेजें और अपने प्रोग्राम से खोलें।',
  pageOf: ({ page, pages }) => `${pages} में से पन्ना ${page}`,
  pictureOfPage: ({ alt, page, pages }) => `${alt}, ${pages} में से पन्ना ${page}`,
  pageBefore: 'पिछला पन्ना (p)',
  nextPage: 'अगला पन्ना (n)',
  lookCloser: 'पास से देखें',
  smaller: 'छोटा (−)',
  larger: 'बड़ा (+)',
  turn: 'घुमाएँ (r)',
  wholeScreen: 'पूरी स्क्रीन (f)',
  checkedNameIs: ({ name }) => `जाँचा हुआ नाम ${name} है।`,
  nameUnchecked: 'यह नाम अभी किसी ने नहीं जाँचा।',
} satisfies Messages<typeof en>;
