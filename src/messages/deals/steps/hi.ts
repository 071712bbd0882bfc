import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  step: { raise: 'बढ़ाएँ', counter: 'जवाबी प्रस्ताव दें', reject: 'ठुकराएँ', withdraw: 'वापस लें' },
  accept: ({ amount }) => `${amount} स्वीकार करें`,
  aboutBidOf: ({ label, other }) => `${label}: ${other} की बोली`,
  aboutBidOn: ({ label, title }) => `${label}: ${title} पर बोली`,
  myBids: 'मेरी बोलियाँ',
  myBookings: 'मेरी बुकिंग',
  asAsked: 'जितना माँगा',
  below: ({ percent }) => `${percent} % कम`,
  above: ({ percent }) => `${percent} % ज़्यादा`,
  minutes: ({ minutes }) => `${minutes} मिनट`,
  theOwner: 'मालिक',
} satisfies Messages<typeof en>;
