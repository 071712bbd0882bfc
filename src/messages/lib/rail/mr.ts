import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bidsReceived: 'आलेल्या बोली',
  bookingRequests: 'बुकिंगच्या विनंत्या',
  contactRequests: 'संपर्काच्या विनंत्या',
  ownersContacts: 'मालकांचे संपर्क',
  myBids: 'माझ्या बोली',
  booked: 'बुक केलेले',
  dashboard: 'डॅशबोर्ड',
  propertyAnalysis: 'मालमत्ता विश्लेषण',
  shortlisted: 'निवडक',
  myAds: 'माझ्या जाहिराती',
  leads: 'चौकशा',
  packages: 'पॅकेज',
  assigned: 'सोपवलेल्या मालमत्ता',
  bookedProperties: 'बुक झालेल्या मालमत्ता',
  visitors: 'पाहायला आलेले',
  training: 'प्रशिक्षण',
  myProperties: 'माझ्या मालमत्ता',
  meetings: 'भेटी आणि बैठका',
  payments: 'पेमेंट',
} satisfies Messages<typeof en>;
