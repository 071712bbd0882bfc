import { emi } from './emi.ts';
import type { PlanningAuthority } from './gazetteer/authority.ts';
import type { Category, Possession } from './listing.ts';
import { loanShareOf } from './loan-share.ts';
import { type CostLine, leaveAndLicenceCosts, limitsOf, onRoadCosts } from './stamp-duty.ts';

/** What the costs of buying a listed home hang on; rupees and square feet. */
export interface HomeToBuy {
  price: number;
  carpetArea: number | null;
  possession: Possession | null;
  category: Category;
  authority: PlanningAuthority;
}

/** Duty, registration and GST of a listed home, wherever they are shown: for a buyer without a concession. */
export const costsToBuy = (home: HomeToBuy): CostLine[] =>
  onRoadCosts({
    price: home.price,
    carpetSqft: home.carpetArea,
    underConstruction: home.possession !== null && home.possession !== 'Ready To Move',
    commercial: home.category === 'Commercial',
    womenOnly: false,
    authority: limitsOf(home.authority),
  });

/** The licence that a rent is reckoned for. */
export const LICENCE_MONTHS = 11;

/** Duty and registration of renting a listed home, in rupees. */
export const costsToRent = (home: {
  rent: number;
  deposit: number;
  authority: PlanningAuthority;
}): CostLine[] =>
  leaveAndLicenceCosts(home.rent, home.deposit, LICENCE_MONTHS, {
    authority: limitsOf(home.authority),
  });

/** The loan whose instalment is shown beside a price. */
export const USUAL_LOAN = { ratePercent: 8.5, tenureYears: 20 } as const;

export interface UsualLoan {
  sharePercent: number;
  loanAmount: number;
  monthlyPayment: number;
}

/** As large as banks lend on a home of that price. Rupees. */
export function usualLoan(price: number): UsualLoan {
  const { sharePercent, rupees } = loanShareOf(price);
  const { monthlyPayment } = emi({ loanAmount: rupees, ...USUAL_LOAN });
  return { sharePercent, loanAmount: rupees, monthlyPayment };
}

export const totalOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { rupees }) => sum + rupees, 0);
