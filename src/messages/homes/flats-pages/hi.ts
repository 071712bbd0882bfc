import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

const OFFER = (isRent: boolean) => (isRent ? 'किराए पर' : 'बिक्री के लिए');
const asked = (isRent: boolean) => (isRent ? 'माँगा गया मध्य किराया' : 'माँगी गई मध्य क़ीमत');

export default {
  title: ({ bhk, place, isRent }) => `${place}, पुणे में ${OFFER(isRent)} ${bhk} BHK फ़्लैट`,
  link: ({ bhk, place, isRent }) => `${place}: ${OFFER(isRent)} ${bhk} BHK`,
  otherOffer: ({ bhk, place, isRent }) => `${place}: ${OFFER(isRent)} ${bhk} BHK`,
  description: ({ title, count, isRent, amount, n }) =>
    `${title}: ${count === 0 ? 'अभी कोई नहीं' : `${count.toLocaleString('en-IN')} विज्ञापन`}${amount ? `, ${asked(isRent)} ${amount} (n = ${n})` : ''}, ${isRent ? 'जमानत राशि, किसे देंगे और क़रार के ख़र्च के साथ' : 'कार्पेट क्षेत्र और असली ख़र्च के साथ'}।`,
  amountAMonth: ({ amount }) => `${amount} महीना`,
  today: ({ count, isRent }) =>
    count === 0
      ? 'आज कोई विज्ञापन नहीं है।'
      : `आज ${OFFER(isRent)} ${count.toLocaleString('en-IN')} फ़्लैट।`,
  median: ({ isRent, amount, n }) =>
    `${asked(isRent)} ${amount}, n = ${n.toLocaleString('en-IN')} ${n === 1 ? 'विज्ञापन' : 'विज्ञापनों'} से।`,
  breadcrumb: 'यहाँ तक का रास्ता',
  localities: 'पुणे के इलाक़े',
  seeOnMap: 'सभी फ़िल्टरों के साथ नक़्शे पर देखें',
  alsoLookAt: 'ये भी देखें',
} satisfies Messages<typeof en>;
