import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  the: { owner: 'मालिक', agent: 'एजेंट', builder: 'बिल्डर' },
  as: { owner: 'मालिक', agent: 'एजेंट', builder: 'बिल्डर' },
  imported: {
    owner: 'आयात किया हुआ विज्ञापन',
    agent: 'एजेंट का आयात किया हुआ विज्ञापन',
    builder: 'बिल्डर का आयात किया हुआ विज्ञापन',
  },
  noRegistration: 'MahaRERA पंजीकरण नहीं दिया गया',
  checkedUntil: ({ licence, day }) => `MahaRERA ${licence}, जाँचा हुआ, ${day} तक मान्य`,
  notChecked: ({ licence }) => `MahaRERA ${licence}, जाँचा नहीं गया`,
  project: ({ number }) => `प्रोजेक्ट ${number}`,
  noCompany: 'कंपनी का नाम नहीं दिया गया',
} satisfies Messages<typeof en>;
