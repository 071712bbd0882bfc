import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  booking: ({ id }) => `बुकिंग #${id}`,
  engagement: ({ id }) => `काम #${id}`,
  listingBooking: ({ title, id }) => `${title}, बुकिंग #${id}`,
  dispute: ({ id }) => `काम #${id} चा वाद`,
  hasAgreed: ({ name, reason }) => `${name} यांची संमती आहे: ${reason}`,
  oneAgreed: 'एकाची संमती आहे',
  nobodyAgreed: 'अजून कोणाचीच संमती नाही',
  work: { agent: 'एजंटचे काम', lawyer: 'वकिलाचे काम', evaluator: 'मूल्यांककाचे काम' },
  report: {
    message: 'संदेशाची तक्रार',
    person: 'व्यक्तीची तक्रार',
    listing: 'जाहिरातीची तक्रार',
    review: 'अभिप्रायाची तक्रार',
  },
  check: { ledger: 'खतावणी', gateway: 'गेटवेच्या नोंदी' },
  differencesFound: ({ count }) => `सापडलेले फरक: ${count}`,
  refusedAndDisputed: 'नाकारले, आणि त्यावर वाद आहे',
  otherSideSilent: 'दुसऱ्या बाजूचे उत्तर आलेले नाही',
} satisfies Messages<typeof en>;
