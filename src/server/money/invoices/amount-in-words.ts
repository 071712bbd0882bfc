import { ToWords } from 'to-words/en-IN';

const words = new ToWords();

/** "One Lakh Rupees And Ten Paise Only", of paise: in lakhs and crores, as invoices say it. */
export const amountInWords = (paise: number): string =>
  words.convert(paise / 100, { currency: true });
