import { ToWords as InEnglish } from 'to-words/en-IN';
import { ToWords as InHindi } from 'to-words/hi-IN';
import { ToWords as InMarathi } from 'to-words/mr-IN';
import { type Paise, type Rupees, toRupees } from '#domain/lib/money.ts';
import { currentTongue, type Tongue } from '#messages/lib/language.ts';

const MONEY = { currency: true };
const english = new InEnglish();
const hindi = new InHindi();
const marathi = new InMarathi();

const inEnglish = (rupees: Rupees): string => english.convert(rupees, MONEY);

// The libraries’ words for a hundred that nothing follows are those that stand before a further number
// in Marathi, and without their “one” in Hindi.
const SAID: Partial<Record<Tongue, (rupees: Rupees) => string>> = {
  mr: (rupees) => `${marathi.convert(rupees, MONEY).replace(/एकशे(?= रुपये)/, 'शंभर')} फक्त`,
  hi: (rupees) =>
    `${hindi.convert(rupees, MONEY).replace(/(?<!(?:एक|दो|तीन|चार|पांच|छह|सात|आठ|नौ) )सौ(?= रुपये)/, 'एक सौ')} केवल`,
};

/**
 * "One Lakh Rupees And Ten Paise Only", of paise: in lakhs and crores, as invoices say it, in the
 * language of whoever is spoken to.
 */
export const amountInWords = (paise: Paise): string =>
  (SAID[currentTongue()] ?? inEnglish)(toRupees(paise));
