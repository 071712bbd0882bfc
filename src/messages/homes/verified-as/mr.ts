import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  parts: {
    localityId: 'परिसर',
    at: 'नकाशावरची जागा',
    privateAddress: 'पत्ता',
    society: 'सोसायटी',
    subcategory: 'मालमत्तेचा प्रकार',
    bedrooms: 'बेडरूम',
    floor: 'मजला',
    carpetAreaSqft: 'चटई क्षेत्र',
    builtUpAreaSqft: 'बांधीव क्षेत्र',
    plotAreaSqft: 'भूखंडाचे क्षेत्रफळ',
    reraNumber: 'महारेरा क्रमांक',
    ownerName: 'मालकाचे नाव',
    postedBy: 'कोण देऊ करते',
  },
} satisfies Messages<typeof en>;
