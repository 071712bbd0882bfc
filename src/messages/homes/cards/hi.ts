import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

const of = (floors: number | null) => (floors ? ` (कुल\u00a0${floors})` : '');

export default {
  aMonth: ({ price }) => `${price} महीना`,
  perMonth: '/महीना',
  perSqft: ({ rate }) => `₹ ${rate} प्रति वर्ग फुट`,
  floor: ({ floor, floors }) => {
    if (floor < 0) return `तहख़ाना${of(floors)}`;
    return floor === 0 ? `भूतल${of(floors)}` : `मंज़िल\u00a0${floor}${of(floors)}`;
  },
  size: {
    carpet: ({ area }) => `${area} कार्पेट`,
    'built-up': ({ area }) => `${area} निर्मित`,
  },
  standing: { booked: 'बुक हो चुका', sold: 'बिक गया', rented: 'किराए पर गया' },
  offered: { sell: 'बिक्री के लिए', rent: 'किराए पर' },
  promoted: 'प्रायोजित',
  promotedMeans: 'मालिक ने इसे पहले दिखाने के लिए पैसे दिए हैं',
  photos: () => 'फ़ोटो',
  noPhotos: 'अभी फ़ोटो नहीं हैं',
  verified: 'सत्यापित',
  verifiedMeans: ({ on, days }) =>
    `हमारे कर्मचारियों ने ${on ? `${on} को ` : ''}इस प्रॉपर्टी के मालिक के काग़ज़ देखे हैं; यह निशान तब से ${days} दिन रहता है।`,
  confirmed: ({ when }) => `पुष्टि: ${when}`,
  save: ({ title }) => `${title} सहेजें`,
  compare: 'तुलना करें',
  compareHome: ({ title }) => `${title}: तुलना करें`,
  noLongerOffered: 'अब उपलब्ध नहीं',
  deposit: ({ amount }) => `जमानत राशि ${amount}`,
  freeNow: 'अभी ख़ाली',
  freeFrom: ({ day }) => `${day} से ख़ाली`,
  noBrokerage: 'दलाली नहीं',
  station: ({ name, line, away, planned }) =>
    `${name}, ${line}${planned ? ', बन रहा है' : ''}: ${away}`,
  kept: 'सहेजा गया',
  notKept: 'सहेजे हुए में से हटाया गया',
  undo: 'वापस लें',
  notSaved: 'आपके पसंदीदा घर सहेजे नहीं जा सके। फिर कोशिश करें।',
  emptyComparison: 'तुलना से सब हटाएँ',
  fullComparison: 'तुलना के लिए तीन घर पहले से चुने हैं',
  compareNow: 'अभी तुलना करें',
  inComparison: 'तुलना में जोड़ा गया',
  comparing: 'तुलना में है',
} satisfies Messages<typeof en>;
