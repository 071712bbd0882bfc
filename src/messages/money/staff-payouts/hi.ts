import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  payouts: 'भुगतान',
  count: ({ count }) => `${number(count)} भुगतान`,
  noPayout: 'कोई भुगतान नहीं',
  desks: {
    waiting: 'टीम के इंतज़ार में',
    failed: 'विफल',
    sending: 'रास्ते में',
    ended: 'ख़त्म',
  },
  none: {
    waiting:
      '30 दिन में एक सौदे के लिए, एक व्यक्ति को या टीम के एक की ओर से ₹ 50,000 से ज़्यादा जाने वाले हों, तो टीम के दो की मंज़ूरी तक भुगतान यहाँ रुकता है।',
    failed: 'बैंक का लौटाया भुगतान यहाँ दिखेगा।',
    sending: 'कोई भुगतान रास्ते में नहीं।',
    ended: 'अभी न कुछ भेजा गया न रोका गया।',
  },
  refundsForTwo: 'दो की मंज़ूरी वाले रिफ़ंड',
  namesOfAccounts: 'खातों के नाम',
  waitsForAccount: 'खाते के इंतज़ार में',
  bankAccount: 'बैंक खाता',
  account: ({ name, lastFour, ifsc }) => `${name}, आख़िरी अंक ${lastFour}, ${ifsc}`,
  sent: 'भेजना',
  about: 'किसके बारे में',
  booking: ({ id }) => `बुकिंग #${id}`,
  engagement: ({ id }) => `काम #${id}`,
  askedFor: 'कब माँगा',
  agreedFirst: 'पहली मंज़ूरी',
  agreedSecond: 'दूसरी मंज़ूरी',
  you: 'आप',
  stoppedBecause: 'रोकने की वजह',
  bankSays: 'बैंक कहता है',
  payout: 'भुगतान संख्या',
  agree: 'पहली मंज़ूरी दें',
  agreeTitle: ({ amount }) => `${amount} भेजने को मंज़ूरी दें?`,
  agreeBody: ({ payee, lastFour }) =>
    `${payee} को, आख़िरी अंक ${lastFour} वाले खाते में। टीम के किसी और की मंज़ूरी तक कुछ नहीं भेजा जाता।`,
  send: ({ amount }) => `मंज़ूरी दें और ${amount} भेजें`,
  sendTitle: ({ amount }) => `${amount} भेजें?`,
  sendBody: ({ payee, lastFour, colleague }) =>
    `${payee} को, आख़िरी अंक ${lastFour} वाले खाते में। ${colleague} की मंज़ूरी पहले से है। यह तुरंत भेजा जाता है।`,
  colleague: 'एक सहकर्मी',
  sendAgain: 'फिर भेजें',
  sendAgainTitle: ({ amount }) => `${amount} फिर भेजें?`,
  sendAgainBody: ({ payee, lastFour }) => `${payee} के उसी खाते में, आख़िरी अंक ${lastFour}।`,
  youFirst: 'आपने पहली मंज़ूरी दी। टीम के किसी और की भी चाहिए।',
  stop: 'रोकें…',
  oneMoment: 'एक पल…',
  stopTitle: ({ amount }) => `${amount} का भुगतान रोकें?`,
  stopBody: ({ payee }) =>
    `${payee} को कुछ नहीं भेजा जाता। पैसा फिर रोककर रखा जाता है, और नए सिरे से माँगा जा सकता है।`,
  stopIt: 'भुगतान रोकें',
  stopping: 'रोक रहे हैं…',
  payeeReads: 'यह पैसा पाने वाले को दिखता है, और ऑडिट लॉग में रहता है।',
} satisfies Messages<typeof en>;
