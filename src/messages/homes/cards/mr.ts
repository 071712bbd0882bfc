import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

const of = (floors: number | null) => (floors ? ` (एकूण\u00a0${floors})` : '');

export default {
  aMonth: ({ price }) => `दरमहा ${price}`,
  perMonth: '/महिना',
  perSqft: ({ rate }) => `₹ ${rate} प्रति चौ. फूट`,
  floor: ({ floor, floors }) => {
    if (floor < 0) return `तळघर${of(floors)}`;
    return floor === 0 ? `तळमजला${of(floors)}` : `मजला\u00a0${floor}${of(floors)}`;
  },
  size: {
    carpet: ({ area }) => `${area} चटई`,
    'built-up': ({ area }) => `${area} बांधीव`,
  },
  standing: { booked: 'आरक्षित', sold: 'विकले गेले', rented: 'भाड्याने गेले' },
  offered: { sell: 'विक्रीसाठी', rent: 'भाड्याने' },
  promoted: 'प्रायोजित',
  promotedMeans: 'पहिल्या जाहिरातींत दिसण्यासाठी मालकाने पैसे भरले आहेत',
  photos: () => 'फोटो',
  noPhotos: 'अजून फोटो नाहीत',
  verified: 'पडताळलेले',
  verifiedMeans: ({ on, days }) =>
    `आमच्या कर्मचाऱ्यांनी ${on ? `${on} रोजी ` : ''}या मालमत्तेची मालकाची कागदपत्रे पाहिली आहेत; हे चिन्ह तेव्हापासून ${days} दिवस राहते.`,
  confirmed: ({ when }) => `खात्री केली: ${when}`,
  save: ({ title }) => `${title} जतन करा`,
  compare: 'तुलना करा',
  compareHome: ({ title }) => `${title}: तुलना करा`,
  noLongerOffered: 'आता उपलब्ध नाही',
  deposit: ({ amount }) => `अनामत रक्कम ${amount}`,
  freeNow: 'आत्ता रिकामे',
  freeFrom: ({ day }) => `${day} पासून रिकामे`,
  noBrokerage: 'दलाली नाही',
  station: ({ name, line, away, planned }) =>
    `${name}, ${line}${planned ? ', काम चालू' : ''}: ${away}`,
  kept: 'जतन केले',
  notKept: 'जतन केलेल्यांतून काढले',
  undo: 'पूर्ववत करा',
  notSaved: 'तुमची आवडती घरे जतन झाली नाहीत. पुन्हा प्रयत्न करा.',
  emptyComparison: 'तुलनेतील सर्व घरे काढा',
  fullComparison: 'तुलनेसाठी तीन घरे आधीच निवडली आहेत',
  compareNow: 'आता तुलना करा',
  inComparison: 'तुलनेत घेतले',
  comparing: 'तुलनेत आहे',
} satisfies Messages<typeof en>;
