import type { ListedIn } from '#domain/homes/listing.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { formatRupees, type Rupees } from '#domain/lib/money.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';
import words from '#messages/deals/closing/index.ts';

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

const lawyer = () => ({ href: '/HireLawyer', label: words.lawyer });
const evaluator = () => ({ href: '/PropertyEvaluators', label: words.evaluator });

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
      ...words.title,
      by: null,
      hire: lawyer(),
    },
    ...(loanBy
      ? [
          {
            key: 'loan',
            ...words.loan,
            by: loanBy,
            hire: evaluator(),
          },
        ]
      : []),
    {
      key: 'noc',
      ...words.noc,
      by: null,
      hire: null,
    },
    {
      key: 'stamp',
      ...words.stamp,
      by: possessionOn,
      hire: null,
    },
    {
      key: 'registration',
      ...words.registration,
      by: possessionOn && fourMonthsLater(possessionOn),
      hire: lawyer(),
    },
    {
      key: 'index',
      ...words.index,
      by: null,
      hire: null,
    },
    ...(tds
      ? [
          {
            key: 'tds',
            title: words.tds({ amount: formatRupees(tds.rupees) }),
            text: words.tdsText({ percent: tds.percent }),
            by: possessionOn && monthEndAndThirty(possessionOn),
            hire: null,
          },
        ]
      : []),
    {
      key: 'possession',
      ...words.possession,
      by: possessionOn,
      hire: null,
    },
  ];
}

function rentSteps({ possessionOn }: ClosingDeal): ClosingStep[] {
  return [
    {
      key: 'agreement',
      ...words.agreement,
      by: possessionOn,
      hire: lawyer(),
    },
    {
      key: 'registration',
      ...words.rentRegistration,
      by: possessionOn && fourMonthsLater(possessionOn),
      hire: null,
    },
    {
      key: 'police',
      ...words.police,
      by: possessionOn,
      hire: null,
    },
    {
      key: 'move',
      ...words.move,
      by: possessionOn,
      hire: null,
    },
  ];
}

/** What is left to do between an accepted offer and the keys, in its order. */
export const closingSteps = (deal: ClosingDeal): ClosingStep[] =>
  deal.listedIn === 'rent' ? rentSteps(deal) : saleSteps(deal);
