import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  the: { owner: 'मालक', agent: 'एजंट', builder: 'बिल्डर' },
  as: { owner: 'मालक', agent: 'एजंट', builder: 'बिल्डर' },
  imported: {
    owner: 'आयात केलेली जाहिरात',
    agent: 'एजंटची आयात केलेली जाहिरात',
    builder: 'बिल्डरची आयात केलेली जाहिरात',
  },
  noRegistration: 'MahaRERA नोंदणी दिलेली नाही',
  checkedUntil: ({ licence, day }) => `MahaRERA ${licence}, तपासलेली, ${day} पर्यंत वैध`,
  notChecked: ({ licence }) => `MahaRERA ${licence}, न तपासलेली`,
  project: ({ number }) => `प्रकल्प ${number}`,
  noCompany: 'कंपनीचे नाव दिलेले नाही',
} satisfies Messages<typeof en>;
