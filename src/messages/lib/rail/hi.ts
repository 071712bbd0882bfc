import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  bidsReceived: 'मिली बोलियाँ',
  bookingRequests: 'बुकिंग अनुरोध',
  contactRequests: 'संपर्क अनुरोध',
  ownersContacts: 'मालिकों के संपर्क',
  myBids: 'मेरी बोलियाँ',
  booked: 'बुक किए हुए',
  dashboard: 'डैशबोर्ड',
  propertyAnalysis: 'प्रॉपर्टी विश्लेषण',
  shortlisted: 'चुने हुए',
  myAds: 'मेरे विज्ञापन',
  leads: 'पूछताछ',
  packages: 'पैकेज',
  assigned: 'सौंपी गई प्रॉपर्टी',
  bookedProperties: 'बुक हुई प्रॉपर्टी',
  visitors: 'देखने आए लोग',
  training: 'प्रशिक्षण',
  myProperties: 'मेरी प्रॉपर्टी',
  meetings: 'विज़िट और बैठकें',
  payments: 'भुगतान',
} satisfies Messages<typeof en>;
