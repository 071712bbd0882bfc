import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  subscription: 'पॅकेज',
  ownerContact: 'संपर्क',
  rentContact: 'भाड्याच्या घराचा संपर्क',
  promoteProperty: 'मालमत्ता ठळक करणे',
  promoteProfile: 'प्रोफाइल ठळक करणे',
  propertyAnalysis: 'मालमत्ता विश्लेषण',
  agentLead: 'चौकशी',
  penny: 'चाचणी पेमेंट',
  token: 'इसारा',
  instalment: 'हप्ता',
  settlement: 'तडजोड',
  adCampaign: 'जाहिरात',
} satisfies Messages<typeof en>;
