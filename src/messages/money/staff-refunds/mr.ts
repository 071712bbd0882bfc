import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  refunds: 'परतावे',
  count: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'परतावा', other: 'परतावे' })}`,
  nothingBack: 'काहीही परत गेलेले नाही.',
  byPerson: ({ name }) => `${name} यांच्याकडून`,
  byHouse: 'आपोआप',
  ofUseless: 'काही न मिळालेल्या पेमेंटचा',
  sendAgain: 'पुन्हा पाठवा',
  sending: 'पाठवत आहे…',
  alone: ({ amount, days }) =>
    `आता तुम्ही एकटे ${amount} परत पाठवू शकता; ${days} दिवसांत मोजून. त्यापेक्षा जास्त असल्यास टीममधील दोघांनी तेवढेच परत पाठवावे लागते.`,
  colleagueAgreed: ({ name, amount }) =>
    `${name} यांनी ${amount} ला मान्यता दिली आहे. तेवढेच पाठवा, म्हणजे ते परत जाईल.`,
  youAgreed: ({ amount }) => `तुम्ही ${amount} ला मान्यता दिली आहे; टीममधील आणखी एकाची हवी.`,
  atMost: ({ amount }) => `जास्तीत जास्त ${amount} परत जाऊ शकतात.`,
  atMostAll: ({ amount }) => `जास्तीत जास्त ${amount}: परत जाऊ शकते ते सर्व.`,
  agreeFirst: ({ amount }) => `${amount} ला पहिली मान्यता द्या`,
  sendBackAmount: ({ amount }) => `${amount} परत पाठवा`,
  sendBack: 'परत पाठवा',
  refundTo: ({ name }) => `${name} यांना परतावा`,
  goesBack: 'ते आले त्याच मार्गाने परत जाते. सर्व परत गेल्यावर, जे घेतले होते ते संपते.',
  booking: 'नोंदवत आहे…',
  amountInRupees: 'रक्कम, रुपयांत',
  why: 'का?',
  payerReads: 'हे भरणाऱ्याला दिसते आणि लेखापरीक्षण नोंदवहीत राहते.',
  order: ({ orderId }) => `ऑर्डर ${orderId}`,
  disputeOf: ({ id }) => `काम #${id} चा वाद`,
  backTo: ({ amount, name, id }) => `${amount} परत: ${name} #${id}`,
  where: 'कुठे',
  wantedBy: 'कोणाला हवे',
  you: 'तुम्ही',
  reason: 'का',
  since: 'केव्हापासून',
  waitsUntil: 'केव्हापर्यंत थांबते',
  youFirst: 'तुम्ही पहिली मान्यता दिली. टीममधील आणखी कोणी तोच निर्णय द्यायला हवा.',
  ifYouAgree: 'मान्य असल्यास तिथे तोच निर्णय द्या: मग ते परत जाते.',
  noneWaits: 'कोणताही परतावा थांबलेला नाही',
  waitsHere: 'टीममधील दोघांची मान्यता लागणारा परतावा इथे दुसऱ्या मान्यतेसाठी थांबतो.',
} satisfies Messages<typeof en>;
