import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  several: {
    Flat: 'फ़्लैट',
    House: 'मकान',
    Villa: 'बंगले',
    'Studio Apartment': 'स्टूडियो फ़्लैट',
    Plot: 'प्लॉट',
    Office: 'दफ़्तर',
    Shop: 'दुकानें',
  },
  budgets: {
    Under50Lakh: '50 लाख तक',
    '50LakhTo1Cr': '50 लाख से 1 करोड़',
    '1CrTo1_5Cr': '1 से 1.5 करोड़',
    above1Cr: '1.5 करोड़ से ज़्यादा',
    RentUnder15K: '15,000 महीना तक',
    Rent15KTo25K: '15,000 से 25,000 महीना',
    Rent25KTo40K: '25,000 से 40,000 महीना',
    Rent40KTo75K: '40,000 से 75,000 महीना',
    RentAbove75K: '75,000 महीना से ज़्यादा',
  },
} satisfies Messages<typeof en>;
