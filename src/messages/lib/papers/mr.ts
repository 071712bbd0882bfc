import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  page: ({ page }) => `पान ${page}`,
  property: 'मालमत्ता',
  address: 'पत्ता',
  preparedFor: 'कोणासाठी',
  preparedBy: 'कोणी तयार केला',
  issuedOn: 'दिल्याचा दिवस',
  whatItIs: 'हा अहवाल काय आहे',
  signatory: {
    checked: ({ who }) => `${who} (तपासले)`,
    unchecked: ({ who }) => `${who} (Propertysearch ने तपासलेले नाही)`,
  },
} satisfies Messages<typeof en>;
