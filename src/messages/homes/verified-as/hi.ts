import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  parts: {
    localityId: 'इलाक़ा',
    at: 'नक़्शे पर जगह',
    privateAddress: 'पता',
    society: 'सोसाइटी',
    subcategory: 'प्रॉपर्टी का प्रकार',
    bedrooms: 'बेडरूम',
    floor: 'मंज़िल',
    carpetAreaSqft: 'कार्पेट क्षेत्र',
    builtUpAreaSqft: 'निर्मित क्षेत्र',
    plotAreaSqft: 'प्लॉट का क्षेत्रफल',
    reraNumber: 'महारेरा नंबर',
    ownerName: 'मालिक का नाम',
    postedBy: 'कौन दे रहा है',
  },
} satisfies Messages<typeof en>;
