import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  takingYou: 'आपको भुगतान के पन्ने पर ले जा रहे हैं',
  payOnTheirs: ({ host }) =>
    `भुगतान आप हमारी भुगतान सेवा के पन्ने पर करते हैं: ${host}। उसके बाद वह आपको यहाँ लौटा लाती है।`,
  goOnToPay: 'भुगतान पर आगे बढ़ें',
  noMoneyMoves: 'सैंडबॉक्स: इस पन्ने पर कोई पैसा नहीं चलता',
  pay: ({ amount }) => `₹ ${amount} चुकाएँ`,
  sandboxTitle: ({ amount }) => `सैंडबॉक्स: ₹ ${amount} चुकाएँ`,
  to: 'किसे',
  intoEscrow: ({ seller }) => `${seller}, एस्क्रो में`,
  what: 'किसलिए',
  order: 'ऑर्डर',
  payBy: 'कब तक चुकाना है',
  backHere: 'Propertysearch पर वापस',
  ended: {
    paid: 'इस ऑर्डर का भुगतान हो चुका है।',
    expired: 'भुगतान का समय बीत गया। कुछ नहीं काटा गया।',
    terminated: 'यह ऑर्डर रद्द हुआ। कुछ नहीं काटा गया।',
  },
  qrCode: 'UPI ऐप के लिए QR कोड',
  openApp: 'UPI ऐप खोलें',
  paidInApp: 'मैंने ऐप में चुका दिया',
  card: 'कार्ड',
  cardNumber: 'कार्ड नंबर',
  validTo: 'कब तक वैध',
  cvv: 'CVV',
  cards: ({ good, declined, poor }) =>
    `${good} से भुगतान होता है, ${declined} नामंज़ूर होता है, ${poor} में पैसे कम हैं। असली कार्ड कभी न लिखें।`,
  payByCard: ({ amount }) => `कार्ड से ₹ ${amount} चुकाएँ`,
  netBanking: 'नेट बैंकिंग',
  bank: 'बैंक',
  banks: { good: 'सैंडबॉक्स बैंक (चुकाता है)', bad: 'सैंडबॉक्स बैंक (नामंज़ूर करता है)' },
  payByBank: ({ amount }) => `नेट बैंकिंग से ₹ ${amount} चुकाएँ`,
  other: 'कुछ और खेलकर देखें',
  outcomes: {
    fail: 'विफल: बैंक नामंज़ूर करता है',
    drop: 'बिना चुकाए लौटें',
    'time-out': 'समय बीतने दें',
    'pay-twice': 'दो बार चुकाएँ',
    'pay-no-webhook': 'चुकाएँ; वेबहुक कभी नहीं आता',
  },
  lateWebhook: ({ seconds }) => `चुकाएँ; वेबहुक ${seconds} सेकंड देर से आता है`,
  numbers: 'सैंडबॉक्स में रिफ़ंड और अंतरण',
  refunds: ({ slow, failing, wait }) =>
    `रिफ़ंड तुरंत हो जाता है। जिसकी रक़म के अंत में ${slow} पैसे हों वह ${wait} सेकंड बाद होता है; जिसके अंत में ${failing} पैसे हों वह ${wait} सेकंड बाद विफल होता है।`,
  transfers: ({ slow, failing, wait }) =>
    `अंतरण तुरंत हो जाता है। ${failing} पर ख़त्म होने वाले खाते में वह विफल होता है; ${slow} पर ख़त्म होने वाले खाते में ${wait} सेकंड बाद होता है।`,
  refused: {
    tooMuch: 'यह बहुत ज़्यादा था। कृपया फिर कोशिश करें।',
    number: '12 से 19 अंकों का कार्ड नंबर लिखें।',
    expiry: 'कार्ड किस महीने और साल तक वैध है, 12/30 की तरह लिखें।',
    cvv: '3 या 4 अंकों का CVV लिखें।',
    way: 'चुनें कि कैसे चुकाएँगे।',
  },
} satisfies Messages<typeof en>;
