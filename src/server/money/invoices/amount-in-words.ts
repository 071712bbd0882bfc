import { ToWords } from 'to-words/en-IN';
import { type Paise, toRupees } from '#domain/lib/money.ts';

const words = new ToWords();

/** "One Lakh Rupees And Ten Paise Only", of paise: in lakhs and crores, as invoices say it. */
export const amountInWords = (paise: Paise): string =>
  words.convert(toRupees(paise), { currency: true });
