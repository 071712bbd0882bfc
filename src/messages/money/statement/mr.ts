import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'तडजोडीचे विवरण',
  sample: 'सँडबॉक्स नमुना: पैसे हललेले नाहीत',
  booking: 'बुकिंग',
  property: 'मालमत्ता',
  owner: 'मालक',
  buyer: 'खरेदीदार',
  state: 'बुकिंगची स्थिती',
  states: {
    cancelled: 'रद्द',
    completed: 'पूर्ण',
  },
  asOf: 'दिनांक',
  date: 'दिनांक',
  what: 'काय',
  paidIn: 'भरले (₹)',
  toBuyer: 'खरेदीदाराला (₹)',
  toOwner: 'मालकांना (₹)',
  moves: {
    refund: 'परतावा',
    withdrawn: 'मालकांच्या कोडने काढले',
    released: 'खरेदीदाराच्या कोडने किंवा आमच्या टीमने सोडले',
    leftToOwner: 'मालकांना राहिले',
    gatewayKept: 'पेमेंट गेटवेने ठेवले',
  },
  buyerHas: 'खरेदीदाराकडे आहे किंवा पाठवले जात आहे',
  ownerHas: 'मालकांकडे आहे किंवा घेता येते',
  held: 'एस्क्रोमध्ये',
  settled: ({ toBuyer, toOwner, reason }) =>
    `तडजोड: खरेदीदाराला ${toBuyer}, मालकांना ${toOwner}. कारण: ${reason}`,
  paidBack: {
    owner: ({ amount }) => `मालकांचे दुसऱ्या बाजूला ${amount} देणे होते; ते मिटले.`,
    buyer: ({ amount }) => `खरेदीदाराचे दुसऱ्या बाजूला ${amount} देणे होते; ते मिटले.`,
  },
  owes: {
    owner: ({ amount }) => `मालकांचे दुसऱ्या बाजूला ${amount} देणे आहे.`,
    buyer: ({ amount }) => `खरेदीदाराचे दुसऱ्या बाजूला ${amount} देणे आहे.`,
  },
  owesUntil: {
    owner: ({ amount, day }) => `मालकांचे दुसऱ्या बाजूला ${day} पर्यंत ${amount} देणे आहे.`,
    buyer: ({ amount, day }) => `खरेदीदाराचे दुसऱ्या बाजूला ${day} पर्यंत ${amount} देणे आहे.`,
  },
  ofBooking: ({ bookingId }) => `बुकिंग ${bookingId} च्या तडजोडीचे विवरण`,
  closing: 'या बुकिंगच्या नोंदींवरून संगणकाने तयार केले. हे कर बीजक नाही.',
} satisfies Messages<typeof en>;
