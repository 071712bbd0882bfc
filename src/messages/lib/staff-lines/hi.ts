import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  booking: ({ id }) => `बुकिंग #${id}`,
  engagement: ({ id }) => `काम #${id}`,
  listingBooking: ({ title, id }) => `${title}, बुकिंग #${id}`,
  dispute: ({ id }) => `काम #${id} का विवाद`,
  hasAgreed: ({ name, reason }) => `${name} की सहमति है: ${reason}`,
  oneAgreed: 'एक की सहमति है',
  nobodyAgreed: 'अभी किसी की सहमति नहीं है',
  work: { agent: 'एजेंट का काम', lawyer: 'वकील का काम', evaluator: 'मूल्यांकक का काम' },
  report: {
    message: 'संदेश की शिकायत',
    person: 'व्यक्ति की शिकायत',
    listing: 'विज्ञापन की शिकायत',
    review: 'समीक्षा की शिकायत',
  },
  check: { ledger: 'खाता-बही', gateway: 'गेटवे का हिसाब' },
  differencesFound: ({ count }) => `मिले हुए फ़र्क़: ${count}`,
  refusedAndDisputed: 'ठुकराया गया, और उस पर विवाद है',
  otherSideSilent: 'दूसरे पक्ष का जवाब नहीं आया',
} satisfies Messages<typeof en>;
