import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  noEntries: ({ id, kind }) => `नोंद ${id} (${kind}) मध्ये एकही रक्कम नाही.`,
  uneven: ({ id, kind, amount }) => `नोंद ${id} (${kind}) च्या दोन बाजू ${amount} ने जुळत नाहीत.`,
  notNothing: ({ amount }) => `सर्व नोंदींची बेरीज शून्याऐवजी ${amount} होते.`,
  belowNothing: ({ code, amount }) => `${code} वर ${amount} आहेत: शून्याहून कमी.`,
  stands: ({ code, amount, wanted }) => `${code} वर ${amount} आहेत, ${wanted} असायला हवेत.`,
  booked: {
    payment: ({ id, code, asked, booked }) =>
      `पेमेंट ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
    refund: ({ id, code, asked, booked }) =>
      `परतावा ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
    release: ({ id, code, asked, booked }) =>
      `सोडलेली रक्कम ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
    payout: ({ id, code, asked, booked }) =>
      `बँकेकडे पाठवणी ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
    settlement: ({ id, code, asked, booked }) =>
      `तडजोड ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
    engagement: ({ id, code, asked, booked }) =>
      `काम ${id} साठी ${code} वर ${asked} हवेत, नोंद ${booked} ची आहे.`,
  },
  order: {
    paidByNothing: ({ id }) => `ऑर्डर ${id} चे पैसे भरले आहेत, पण कोणत्याही पेमेंटने नाही.`,
    paidByAnother: ({ id, cost, paid }) => `ऑर्डर ${id} ${cost} ची आहे, आणि ${paid} ने घेतली.`,
    bought: ({ id, state }) => `ऑर्डर ${id} “${state}” आहे, आणि एका पेमेंटने घेतली.`,
    returned: ({ id }) => `ऑर्डर ${id} परत केली आहे, आणि काहीच आले नव्हते.`,
    moneyCameIn: ({ id, state }) => `ऑर्डर ${id} “${state}” आहे, आणि तिच्यासाठी पैसे आले.`,
    idle: ({ id, idle, given }) =>
      `ऑर्डर ${id} च्या ${idle} पेमेंटनी काहीच घेतले नाही, आणि ${given} परत जातात.`,
    partBack: ({ id, state }) => `ऑर्डर ${id} “${state}” आहे, आणि तिचा एक भाग परत जातो.`,
    tooMuchBack: ({ id, cost, back }) => `ऑर्डर ${id} ${cost} ची होती, आणि ${back} परत जातात.`,
    token: ({ id, booking, state }) =>
      `ऑर्डर ${id} ने इसारा भरला, आणि बुकिंग ${booking} “${state}” आहे.`,
    instalment: ({ id, instalment, state, by }) =>
      `ऑर्डर ${id} ने हप्ता भरला, आणि हप्ता ${instalment} “${state}” आहे, ऑर्डर: ${by}.`,
    fee: ({ id, engagement, state }) =>
      `ऑर्डर ${id} ने शुल्क भरले, आणि काम ${engagement} “${state}” आहे.`,
    noInvoice: ({ id }) => `ऑर्डर ${id} चे पैसे भरले आहेत, आणि इनव्हॉइस नाही.`,
    anInvoice: ({ id, number }) => `ऑर्डर ${id} ला इनव्हॉइस नको, पण ${number} आहे.`,
    otherInvoice: ({ id, amount, number, other }) =>
      `ऑर्डर ${id} ${amount} ची आहे, तिचे इनव्हॉइस ${number} ${other} चे.`,
  },
  noCreditNote: ({ id }) => `परतावा ${id} ची क्रेडिट नोट नाही.`,
  otherCreditNote: ({ id, amount, number, other }) =>
    `परतावा ${id} ${amount} चा आहे, त्याची क्रेडिट नोट ${number} ${other} ची.`,
  release: {
    noPayout: ({ id, state }) => `सोडलेली रक्कम ${id} “${state}” आहे, आणि तिची पाठवणी नाही.`,
    otherAmount: ({ id, amount, other }) =>
      `सोडलेली रक्कम ${id} ${amount} आहे, तिची पाठवणी ${other} ची.`,
    otherPerson: ({ id }) => `सोडलेली रक्कम ${id} पाठवणीपेक्षा वेगळ्या व्यक्तीची आहे.`,
    otherState: ({ id, state, payout, other }) =>
      `सोडलेली रक्कम ${id} “${state}” आहे, आणि तिची पाठवणी ${payout} “${other}”.`,
    unconfirmed: ({ id, engagement, state }) =>
      `सोडलेल्या रकमेने ${id} शुल्क दिले, आणि काम ${engagement} “${state}” आहे.`,
  },
  notThere: 'अस्तित्वात नाही',
} satisfies Messages<typeof en>;
