import { counted } from '#domain/lib/counted.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { type AgreementFacts, type Clause, described, type LicenceTerms } from './facts.ts';

const USE = {
  residence: 'as a home for the Licensee and their family',
  business: 'for the Licensee’s lawful business',
} as const;

const months = (count: number) => counted(count, 'month');

export const licenceOpening =
  'The Licensor owns the premises described below. The Licensee asks for leave to use them for a time. They agree on what follows.';

/** A licence to use, which is no tenancy and gives no right in the premises. */
export function licenceClauses({ terms, property, money }: AgreementFacts<LicenceTerms>): Clause[] {
  const { rent, deposit, tokenPaid, startOn, lockInMonths, noticeDays, maintenanceBy } = terms;
  const token = tokenPaid
    ? ` Of it the Licensee has paid ${money(tokenPaid)} as token amount already.`
    : '';
  const early = lockInMonths
    ? `In the first ${months(lockInMonths)} neither side may end the licence, save where the other breaks this agreement. After that either`
    : 'Either';
  return [
    {
      heading: 'The premises',
      text: `${described({ property, terms }, 'the Premises')} They come with the fixtures and fittings found there on the first day.`,
    },
    {
      heading: 'Licence',
      text: `The Licensor gives the Licensee leave to use the Premises ${USE[terms.use]} for ${months(terms.months)} from ${formatDate(startOn)}. This is a licence only. It makes no tenancy and gives the Licensee no right in the Premises; the Licensor keeps possession in law.`,
    },
    {
      heading: 'Licence fee',
      text: `The Licensee pays ${money(rent)} a month, in advance, by the 5th day of each month. A part of a month is paid by days.`,
    },
    {
      heading: 'Deposit',
      text: `The Licensee pays ${money(deposit)} as a deposit without interest before moving in.${token} It is returned on the day the Premises are handed back, less unpaid fees and bills and the cost of damage beyond fair wear, of which the Licensor gives a list.`,
    },
    {
      heading: 'Charges',
      text: `Electricity, gas, water and internet are paid by the Licensee as used. The society’s maintenance is paid by ${maintenanceBy === 'licensor' ? 'the Licensor' : 'the Licensee'}. Property tax is paid by the Licensor.`,
    },
    {
      heading: 'Use and care',
      text: 'The Licensee keeps the Premises clean and in good order, keeps to the rules of the society and to the law, and does not alter the building, let anybody else in for payment, or pass the licence on. Small repairs of daily use are the Licensee’s; repairs of the structure, of water and drain pipes and of the wiring in the walls are the Licensor’s.',
    },
    {
      heading: 'Visits of the Licensor',
      text: 'The Licensor may look at the Premises by day after telling the Licensee 24 hours before, and at once where there is danger.',
    },
    {
      heading: 'Ending early',
      text: `${early} side may end the licence by ${noticeDays} days’ written notice. If the Licensee does not pay for two months, or uses the Premises against this agreement and does not stop within 15 days of a written notice, the Licensor may end it at once.`,
    },
    {
      heading: 'Handing back',
      text: 'When the licence ends the Licensee removes their things and hands back the Premises and all keys. If the Licensee stays on, they owe twice the monthly fee for the time they stay, by days; this gives no right to stay.',
    },
    {
      heading: 'Stamp duty and registration',
      text: 'The law of Maharashtra asks that this agreement be stamped and registered. The Licensor sees to the registration; the two sides pay the stamp duty and the fee in equal halves. The Licensor tells the police station of the area who the Licensee is, where that is asked.',
    },
  ];
}
