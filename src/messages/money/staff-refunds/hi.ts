import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  refunds: 'रिफ़ंड',
  count: ({ count }) => `${number(count)} रिफ़ंड`,
  nothingBack: 'कुछ नहीं लौटाया गया।',
  byPerson: ({ name }) => `${name} की ओर से`,
  byHouse: 'अपने आप',
  ofUseless: 'ऐसे भुगतान का जिससे कुछ नहीं मिला',
  sendAgain: 'फिर भेजें',
  sending: 'भेज रहे हैं…',
  alone: ({ amount, days }) =>
    `अभी आप अकेले ${amount} लौटा सकते हैं; ${days} दिन में गिनकर। इससे ऊपर टीम के दो लोगों को उतना ही लौटाना होता है।`,
  colleagueAgreed: ({ name, amount }) =>
    `${name} ने ${amount} को मंज़ूरी दी है। उतना ही भेजें, तो वह लौट जाएगा।`,
  youAgreed: ({ amount }) => `आपने ${amount} को मंज़ूरी दी है; टीम के एक और की भी चाहिए।`,
  atMost: ({ amount }) => `ज़्यादा से ज़्यादा ${amount} लौट सकते हैं।`,
  atMostAll: ({ amount }) => `ज़्यादा से ज़्यादा ${amount}: जितना लौट सकता है वह सब।`,
  agreeFirst: ({ amount }) => `${amount} को पहली मंज़ूरी दें`,
  sendBackAmount: ({ amount }) => `${amount} लौटाएँ`,
  sendBack: 'लौटाएँ',
  refundTo: ({ name }) => `${name} को रिफ़ंड`,
  goesBack: 'यह जिस रास्ते आया उसी से लौटता है। सब लौट जाने पर, जो लिया गया था वह ख़त्म होता है।',
  booking: 'दर्ज कर रहे हैं…',
  amountInRupees: 'रक़म, रुपये में',
  why: 'क्यों?',
  payerReads: 'यह चुकाने वाले को दिखता है, और ऑडिट लॉग में रहता है।',
  order: ({ orderId }) => `ऑर्डर ${orderId}`,
  disputeOf: ({ id }) => `काम #${id} का विवाद`,
  backTo: ({ amount, name, id }) => `${amount} वापस: ${name} #${id}`,
  where: 'कहाँ',
  wantedBy: 'किसने चाहा',
  you: 'आप',
  reason: 'क्यों',
  since: 'कब से',
  waitsUntil: 'कब तक रुकेगा',
  youFirst: 'आपने पहली मंज़ूरी दी। टीम के किसी और को भी वही फ़ैसला करना होगा।',
  ifYouAgree: 'सहमत हों तो वहाँ वही फ़ैसला करें: तब वह लौटता है।',
  noneWaits: 'कोई रिफ़ंड इंतज़ार में नहीं',
  waitsHere: 'जिस रिफ़ंड को टीम के दो की मंज़ूरी चाहिए वह यहाँ दूसरी के लिए रुकता है।',
} satisfies Messages<typeof en>;
