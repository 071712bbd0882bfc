import { fromPercent } from '#domain/lib/percent.ts';
import { emi } from './emi.ts';

/** All in rupees, percent a year and years. */
export interface RentOrBuy {
  price: number;
  /** Stamp duty, registration and whatever else buying costs. */
  buyingCosts: number;
  /** Percent of the price paid at once. */
  downPayment: number;
  loanRate: number;
  loanYears: number;
  /** Upkeep, society charges and property tax in the first year, percent of the price. */
  upkeep: number;
  /** How they rise, percent a year. */
  upkeepGrowth: number;
  /** How the price of the home rises; may be negative. */
  priceGrowth: number;
  /** Brokerage and the like when it is sold, percent of what it fetches. */
  sellingCosts: number;
  monthlyRent: number;
  rentGrowth: number;
  deposit: number;
  /** What savings earn after tax. */
  savingsReturn: number;
}

export interface YearOfBoth {
  year: number;
  /** Rupees in hand were the home sold, and the loan paid off, at the end of the year. */
  buyer: number;
  /** Rupees in hand of whoever rents and saves whatever buying would have cost more. */
  renter: number;
}

/**
 * Buyer and renter spend the same each year: who spends less on the roof saves the difference. Taxes
 * on gains and on the loan's interest are left out.
 */
export function rentOrBuy(input: RentOrBuy, years: number): YearOfBoth[] {
  const { price, downPayment, loanRate, loanYears } = input;
  const loan = price * (1 - fromPercent(downPayment));
  const { monthlyPayment } = emi({
    loanAmount: loan,
    ratePercent: loanRate,
    tenureYears: loanYears,
  });
  const monthly = fromPercent(loanRate) / 12;
  const earned = 1 + fromPercent(input.savingsReturn);
  // Half of a year's savings lie in the bank for half of it, on the average.
  const halfEarned = 1 + fromPercent(input.savingsReturn) / 2;
  let owed = loan;
  let buyerSavings = 0;
  let renterSavings = price - loan + input.buyingCosts - input.deposit;
  const rows: YearOfBoth[] = [];
  for (let year = 1; year <= years; year++) {
    const home = price * (1 + fromPercent(input.priceGrowth)) ** year;
    const isPaying = year <= loanYears;
    for (let month = 0; isPaying && month < 12; month++)
      owed = owed * (1 + monthly) - monthlyPayment;
    const upkeep =
      price * fromPercent(input.upkeep) * (1 + fromPercent(input.upkeepGrowth)) ** (year - 1);
    const bought = (isPaying ? monthlyPayment * 12 : 0) + upkeep;
    const rented = input.monthlyRent * 12 * (1 + fromPercent(input.rentGrowth)) ** (year - 1);
    buyerSavings = buyerSavings * earned + Math.max(0, rented - bought) * halfEarned;
    renterSavings = renterSavings * earned + Math.max(0, bought - rented) * halfEarned;
    rows.push({
      year,
      buyer: home * (1 - fromPercent(input.sellingCosts)) - Math.max(0, owed) + buyerSavings,
      renter: renterSavings + input.deposit,
    });
  }
  return rows;
}

/** The first year from which on the buyer has no less, or null where that never comes. */
export function yearBuyingWins(rows: readonly YearOfBoth[]): number | null {
  const lost = rows.findLastIndex(({ buyer, renter }) => buyer < renter);
  return rows[lost + 1]?.year ?? null;
}
