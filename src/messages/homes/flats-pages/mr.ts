import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

const OFFER = (isRent: boolean) => (isRent ? 'भाड्याने' : 'विक्रीसाठी');
const asked = (isRent: boolean) => (isRent ? 'मागितलेले मध्यम भाडे' : 'मागितलेली मध्यम किंमत');

export default {
  title: ({ bhk, place, isRent }) => `${place}, पुणे येथे ${OFFER(isRent)} ${bhk} BHK फ्लॅट`,
  link: ({ bhk, place, isRent }) => `${place}: ${OFFER(isRent)} ${bhk} BHK`,
  otherOffer: ({ bhk, place, isRent }) => `${place}: ${OFFER(isRent)} ${bhk} BHK`,
  description: ({ title, count, isRent, amount, n }) =>
    `${title}: ${count === 0 ? 'सध्या नाहीत' : `${count.toLocaleString('en-IN')} जाहिराती`}${amount ? `, ${asked(isRent)} ${amount} (n = ${n})` : ''}, ${isRent ? 'अनामत रक्कम, कोणाला देणार आणि कराराचा खर्च यांसह' : 'चटई क्षेत्र आणि खऱ्या खर्चासह'}.`,
  amountAMonth: ({ amount }) => `दरमहा ${amount}`,
  today: ({ count, isRent }) =>
    count === 0
      ? 'आज एकही जाहिरात नाही.'
      : `आज ${OFFER(isRent)} ${count.toLocaleString('en-IN')} फ्लॅट.`,
  median: ({ isRent, amount, n }) =>
    `${asked(isRent)} ${amount}, n = ${n.toLocaleString('en-IN')} ${n === 1 ? 'जाहिरातीवरून' : 'जाहिरातींवरून'}.`,
  breadcrumb: 'इथपर्यंतचा मार्ग',
  localities: 'पुण्यातील परिसर',
  seeOnMap: 'सर्व फिल्टरसह नकाशावर पाहा',
  alsoLookAt: 'हेही पाहा',
} satisfies Messages<typeof en>;
