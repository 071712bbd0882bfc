import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  page: ({ page }) => `पन्ना ${page}`,
  property: 'प्रॉपर्टी',
  address: 'पता',
  preparedFor: 'किसके लिए',
  preparedBy: 'किसने बनाई',
  issuedOn: 'जारी होने का दिन',
  whatItIs: 'यह रिपोर्ट क्या है',
  signatory: {
    checked: ({ who }) => `${who} (जाँचा हुआ)`,
    unchecked: ({ who }) => `${who} (Propertysearch ने नहीं जाँचा)`,
  },
} satisfies Messages<typeof en>;
