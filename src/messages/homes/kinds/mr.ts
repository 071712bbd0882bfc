import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  several: {
    Flat: 'फ्लॅट',
    House: 'स्वतंत्र घरे',
    Villa: 'बंगले',
    'Studio Apartment': 'स्टुडिओ फ्लॅट',
    Plot: 'भूखंड',
    Office: 'कार्यालये',
    Shop: 'दुकाने',
  },
  budgets: {
    Under50Lakh: '50 लाखांपर्यंत',
    '50LakhTo1Cr': '50 लाख ते 1 कोटी',
    '1CrTo1_5Cr': '1 ते 1.5 कोटी',
    above1Cr: '1.5 कोटींपेक्षा जास्त',
    RentUnder15K: 'दरमहा 15,000 पर्यंत',
    Rent15KTo25K: 'दरमहा 15,000 ते 25,000',
    Rent25KTo40K: 'दरमहा 25,000 ते 40,000',
    Rent40KTo75K: 'दरमहा 40,000 ते 75,000',
    RentAbove75K: 'दरमहा 75,000 पेक्षा जास्त',
  },
} satisfies Messages<typeof en>;
