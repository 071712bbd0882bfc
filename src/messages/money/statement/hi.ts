import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'समझौते का विवरण',
  sample: 'सैंडबॉक्स नमूना: पैसा नहीं गया',
  booking: 'बुकिंग',
  property: 'प्रॉपर्टी',
  owner: 'मालिक',
  buyer: 'ख़रीदार',
  state: 'बुकिंग की स्थिति',
  states: {
    cancelled: 'रद्द',
    completed: 'पूरी',
  },
  asOf: 'दिनांक',
  date: 'दिनांक',
  what: 'क्या',
  paidIn: 'चुकाया (₹)',
  toBuyer: 'ख़रीदार को (₹)',
  toOwner: 'मालिक को (₹)',
  moves: {
    refund: 'रिफ़ंड',
    withdrawn: 'मालिक के कोड से निकाला',
    released: 'ख़रीदार के कोड से या हमारी टीम ने छोड़ा',
    leftToOwner: 'मालिक के पास रहा',
    gatewayKept: 'पेमेंट गेटवे ने रखा',
  },
  buyerHas: 'ख़रीदार के पास है या भेजा जा रहा है',
  ownerHas: 'मालिक के पास है या ले सकते हैं',
  held: 'एस्क्रो में',
  settled: ({ toBuyer, toOwner, reason }) =>
    `समझौता: ख़रीदार को ${toBuyer}, मालिक को ${toOwner}। वजह: ${reason}`,
  paidBack: {
    owner: ({ amount }) => `मालिक को दूसरे पक्ष को ${amount} देने थे; वह निपट गया।`,
    buyer: ({ amount }) => `ख़रीदार को दूसरे पक्ष को ${amount} देने थे; वह निपट गया।`,
  },
  owes: {
    owner: ({ amount }) => `मालिक को दूसरे पक्ष को ${amount} देने हैं।`,
    buyer: ({ amount }) => `ख़रीदार को दूसरे पक्ष को ${amount} देने हैं।`,
  },
  owesUntil: {
    owner: ({ amount, day }) => `मालिक को दूसरे पक्ष को ${day} तक ${amount} देने हैं।`,
    buyer: ({ amount, day }) => `ख़रीदार को दूसरे पक्ष को ${day} तक ${amount} देने हैं।`,
  },
  ofBooking: ({ bookingId }) => `बुकिंग ${bookingId} के समझौते का विवरण`,
  closing: 'इस बुकिंग की प्रविष्टियों से कंप्यूटर ने बनाया। यह कर बीजक नहीं है।',
} satisfies Messages<typeof en>;
