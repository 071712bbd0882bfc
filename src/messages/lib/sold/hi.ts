import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  subscription: 'पैकेज',
  ownerContact: 'संपर्क',
  rentContact: 'किराए के घर का संपर्क',
  promoteProperty: 'प्रॉपर्टी प्रमोशन',
  promoteProfile: 'प्रोफ़ाइल प्रमोशन',
  propertyAnalysis: 'प्रॉपर्टी विश्लेषण',
  agentLead: 'पूछताछ',
  penny: 'जाँच भुगतान',
  token: 'बयाना',
  instalment: 'किस्त',
  settlement: 'समझौता',
  adCampaign: 'विज्ञापन',
} satisfies Messages<typeof en>;
