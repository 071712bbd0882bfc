import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  takingYou: 'तुम्हाला पेमेंटच्या पानावर नेत आहोत',
  payOnTheirs: ({ host }) =>
    `पैसे तुम्ही आमच्या पेमेंट सेवेच्या पानावर भरता: ${host}. नंतर ते तुम्हाला इथे परत आणते.`,
  goOnToPay: 'पैसे भरायला पुढे चला',
  noMoneyMoves: 'सँडबॉक्स: या पानावर पैसे हलत नाहीत',
  pay: ({ amount }) => `₹ ${amount} भरा`,
  sandboxTitle: ({ amount }) => `सँडबॉक्स: ₹ ${amount} भरा`,
  to: 'कोणाला',
  intoEscrow: ({ seller }) => `${seller}, एस्क्रोमध्ये`,
  what: 'कशासाठी',
  order: 'ऑर्डर',
  payBy: 'कधीपर्यंत भरायचे',
  backHere: 'Propertysearch वर परत',
  ended: {
    paid: 'या ऑर्डरचे पैसे भरले आहेत.',
    expired: 'पैसे भरायची वेळ संपली. काहीही आकारले नाही.',
    terminated: 'ही ऑर्डर रद्द झाली. काहीही आकारले नाही.',
  },
  qrCode: 'UPI ॲपसाठी QR कोड',
  openApp: 'UPI ॲप उघडा',
  paidInApp: 'मी ॲपमध्ये भरले',
  card: 'कार्ड',
  cardNumber: 'कार्डाचा क्रमांक',
  validTo: 'कधीपर्यंत वैध',
  cvv: 'CVV',
  cards: ({ good, declined, poor }) =>
    `${good} ने पैसे भरले जातात, ${declined} नाकारले जाते, ${poor} वर पुरेसे पैसे नाहीत. खरे कार्ड कधीही टाइप करू नका.`,
  payByCard: ({ amount }) => `कार्डाने ₹ ${amount} भरा`,
  netBanking: 'नेट बँकिंग',
  bank: 'बँक',
  banks: { good: 'सँडबॉक्स बँक (पैसे भरते)', bad: 'सँडबॉक्स बँक (नाकारते)' },
  payByBank: ({ amount }) => `नेट बँकिंगने ₹ ${amount} भरा`,
  other: 'दुसरे काही खेळून पाहा',
  outcomes: {
    fail: 'अयशस्वी: बँक नाकारते',
    drop: 'पैसे न भरता परत जा',
    'time-out': 'वेळ संपू द्या',
    'pay-twice': 'दोनदा भरा',
    'pay-no-webhook': 'भरा; वेबहूक कधीच येत नाही',
  },
  lateWebhook: ({ seconds }) => `भरा; वेबहूक ${seconds} सेकंद उशिरा येते`,
  numbers: 'सँडबॉक्समधले परतावे आणि हस्तांतरे',
  refunds: ({ slow, failing, wait }) =>
    `परतावा लगेच होतो. रकमेच्या शेवटी ${slow} पैसे असलेला ${wait} सेकंदांनी होतो; ${failing} पैसे असलेला ${wait} सेकंदांनी फसतो.`,
  transfers: ({ slow, failing, wait }) =>
    `हस्तांतर लगेच होते. ${failing} ने संपणाऱ्या खात्यात ते होत नाही; ${slow} ने संपणाऱ्या खात्यात ${wait} सेकंदांनी होते.`,
  refused: {
    tooMuch: 'हे फार जास्त होते. कृपया पुन्हा प्रयत्न करा.',
    number: '12 ते 19 अंकी कार्ड क्रमांक टाका.',
    expiry: 'कार्ड कोणत्या महिन्या-वर्षापर्यंत वैध आहे ते 12/30 असे टाका.',
    cvv: '3 किंवा 4 अंकी CVV टाका.',
    way: 'कसे भरायचे ते निवडा.',
  },
} satisfies Messages<typeof en>;
