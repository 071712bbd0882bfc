import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  noEntries: ({ id, kind }) => `प्रविष्टि ${id} (${kind}) में कोई रक़म नहीं है।`,
  uneven: ({ id, kind, amount }) => `प्रविष्टि ${id} (${kind}) के दो पक्ष ${amount} से नहीं मिलते।`,
  notNothing: ({ amount }) => `सभी प्रविष्टियों का जोड़ शून्य की जगह ${amount} आता है।`,
  belowNothing: ({ code, amount }) => `${code} पर ${amount} हैं: शून्य से कम।`,
  stands: ({ code, amount, wanted }) => `${code} पर ${amount} हैं, ${wanted} होने चाहिए।`,
  booked: {
    payment: ({ id, code, asked, booked }) =>
      `पेमेंट ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
    refund: ({ id, code, asked, booked }) =>
      `रिफ़ंड ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
    release: ({ id, code, asked, booked }) =>
      `छोड़ी गई रक़म ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
    payout: ({ id, code, asked, booked }) =>
      `बैंक भुगतान ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
    settlement: ({ id, code, asked, booked }) =>
      `समझौता ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
    engagement: ({ id, code, asked, booked }) =>
      `काम ${id} के लिए ${code} पर ${asked} चाहिए, दर्ज ${booked} हैं।`,
  },
  order: {
    paidByNothing: ({ id }) => `ऑर्डर ${id} का भुगतान हुआ है, पर किसी पेमेंट से नहीं।`,
    paidByAnother: ({ id, cost, paid }) => `ऑर्डर ${id} ${cost} का है, और ${paid} से लिया गया।`,
    bought: ({ id, state }) => `ऑर्डर ${id} “${state}” है, और एक पेमेंट से लिया गया।`,
    returned: ({ id }) => `ऑर्डर ${id} लौटाया गया है, और कुछ आया ही नहीं था।`,
    moneyCameIn: ({ id, state }) => `ऑर्डर ${id} “${state}” है, और उसके लिए पैसे आए।`,
    idle: ({ id, idle, given }) =>
      `ऑर्डर ${id} के ${idle} पेमेंट से कुछ नहीं लिया गया, और ${given} लौटते हैं।`,
    partBack: ({ id, state }) => `ऑर्डर ${id} “${state}” है, और उसका एक हिस्सा लौटता है।`,
    tooMuchBack: ({ id, cost, back }) => `ऑर्डर ${id} ${cost} का था, और ${back} लौटते हैं।`,
    token: ({ id, booking, state }) =>
      `ऑर्डर ${id} से बयाना भरा गया, और बुकिंग ${booking} “${state}” है।`,
    instalment: ({ id, instalment, state, by }) =>
      `ऑर्डर ${id} से किस्त भरी गई, और किस्त ${instalment} “${state}” है, ऑर्डर: ${by}।`,
    fee: ({ id, engagement, state }) =>
      `ऑर्डर ${id} से फ़ीस भरी गई, और काम ${engagement} “${state}” है।`,
    noInvoice: ({ id }) => `ऑर्डर ${id} का भुगतान हुआ है, और इनवॉइस नहीं है।`,
    anInvoice: ({ id, number }) => `ऑर्डर ${id} का इनवॉइस नहीं होना चाहिए, पर ${number} है।`,
    otherInvoice: ({ id, amount, number, other }) =>
      `ऑर्डर ${id} ${amount} का है, उसका इनवॉइस ${number} ${other} का।`,
  },
  noCreditNote: ({ id }) => `रिफ़ंड ${id} का क्रेडिट नोट नहीं है।`,
  otherCreditNote: ({ id, amount, number, other }) =>
    `रिफ़ंड ${id} ${amount} का है, उसका क्रेडिट नोट ${number} ${other} का।`,
  release: {
    noPayout: ({ id, state }) => `छोड़ी गई रक़म ${id} “${state}” है, और उसका बैंक भुगतान नहीं है।`,
    otherAmount: ({ id, amount, other }) =>
      `छोड़ी गई रक़म ${id} ${amount} है, उसका बैंक भुगतान ${other} का।`,
    otherPerson: ({ id }) => `छोड़ी गई रक़म ${id} बैंक भुगतान से अलग व्यक्ति की है।`,
    otherState: ({ id, state, payout, other }) =>
      `छोड़ी गई रक़म ${id} “${state}” है, और उसका बैंक भुगतान ${payout} “${other}”।`,
    unconfirmed: ({ id, engagement, state }) =>
      `छोड़ी गई रक़म ${id} से फ़ीस दी गई, और काम ${engagement} “${state}” है।`,
  },
  notThere: 'मौजूद नहीं',
} satisfies Messages<typeof en>;
