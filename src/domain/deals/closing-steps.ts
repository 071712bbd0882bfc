import type { ListedIn } from '#domain/homes/listing.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { formatRupees, type Rupees } from '#domain/lib/money.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';

export interface ClosingStep {
  key: string;
  title: string;
  /** What to do, where, and by which rule. */
  text: string;
  /** "2026-11-21"; null where only the step before it decides. */
  by: string | null;
  /** Whom to hire for it. */
  hire: { href: string; label: string } | null;
}

interface ClosingDeal {
  listedIn: ListedIn;
  price: Rupees;
  /** As agreed in the bid. */
  possessionOn: string | null;
  loanBy: string | null;
}

const LAWYER = { href: '/HireLawyer', label: 'Hire a lawyer' };
const EVALUATOR = { href: '/PropertyEvaluators', label: 'Hire an evaluator' };

/** Of a day, how many later. */
const later = (day: string, days: number): string => isoDay(dayOfIso(day) + days);

/** The same day four months later, or the last of that month where it is shorter. */
function fourMonthsLater(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 4, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 3, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The last day of the month after that of a day: 30 days from the month’s end, to the day. */
const monthEndAndThirty = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return later(lastOfMonth, 30);
};

function saleSteps({ price, possessionOn, loanBy }: ClosingDeal): ClosingStep[] {
  const tds = tdsOnSale(price, undefined, true);
  return [
    {
      key: 'title',
      title: 'Title search',
      text: 'Thirty years of papers: 7/12 extract or property card, chain of title, encumbrances, litigation.',
      by: null,
      hire: LAWYER,
    },
    ...(loanBy
      ? [
          {
            key: 'loan',
            title: 'Home loan',
            text: 'The bank’s sanction letter; its own lawyer and valuer look at the home.',
            by: loanBy,
            hire: EVALUATOR,
          },
        ]
      : []),
    {
      key: 'noc',
      title: 'No-objection of the society',
      text: 'From the managing committee of the society or association, with its no-dues certificate.',
      by: null,
      hire: null,
    },
    {
      key: 'stamp',
      title: 'Stamp duty',
      text: 'Paid before the deed is signed, on the government’s GRAS or eSBTR: on the price or the ready-reckoner value, whichever is higher. Maharashtra Stamp Act.',
      by: possessionOn,
      hire: null,
    },
    {
      key: 'registration',
      title: 'Registration at the sub-registrar',
      text: 'Any sub-registrar’s office of Pune (Haveli); both sides, two witnesses, PAN and photos. Within four months of signing the deed (Registration Act, s. 23). The fee is 1 %, at most ₹ 30,000.',
      by: possessionOn && fourMonthsLater(possessionOn),
      hire: LAWYER,
    },
    {
      key: 'index',
      title: 'Index II',
      text: 'The extract of the registered deed, from the Inspector General of Registration’s site.',
      by: null,
      hire: null,
    },
    ...(tds
      ? [
          {
            key: 'tds',
            title: `TDS of ${formatRupees(tds.rupees)}`,
            text: `The buyer holds back ${tds.percent} % of the price, or of the stamp value where that is higher, and pays it in with Form 141 (before April 2026: Form 26QB), within 30 days of the end of the month of payment. 20 % where the seller’s PAN does not work.`,
            by: possessionOn && monthEndAndThirty(possessionOn),
            hire: null,
          },
        ]
      : []),
    {
      key: 'possession',
      title: 'Possession',
      text: 'Keys, meter readings and the society’s share certificate; property tax and electricity change names.',
      by: possessionOn,
      hire: null,
    },
  ];
}

function rentSteps({ possessionOn }: ClosingDeal): ClosingStep[] {
  return [
    {
      key: 'agreement',
      title: 'Leave and licence agreement',
      text: 'In writing and registered, which the Maharashtra Rent Control Act asks of the owner (s. 55).',
      by: possessionOn,
      hire: LAWYER,
    },
    {
      key: 'registration',
      title: 'Stamp duty and registration',
      text: 'Online (e-registration) or at a sub-registrar’s office: 0.25 % of rents and deposit as the law reckons them, and ₹ 1,000 for registration within a municipal area, ₹ 500 elsewhere.',
      by: possessionOn && fourMonthsLater(possessionOn),
      hire: null,
    },
    {
      key: 'police',
      title: 'Tenant verification',
      text: 'The owner tells the police station of the area who the tenant is, online.',
      by: possessionOn,
      hire: null,
    },
    {
      key: 'move',
      title: 'Moving in',
      text: 'Keys, meter readings and a list of what is in the home, signed by both.',
      by: possessionOn,
      hire: null,
    },
  ];
}

/** What is left to do between an accepted offer and the keys, in its order. */
export const closingSteps = (deal: ClosingDeal): ClosingStep[] =>
  deal.listedIn === 'rent' ? rentSteps(deal) : saleSteps(deal);
