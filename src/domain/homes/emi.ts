import { fromPercent } from '#domain/lib/percent.ts';
/** Bounds and defaults of the EMI calculator (specification, section 5). */
export const EMI_FIELDS = {
  loanAmount: { min: 50_000, max: 50_000_000, step: 50_000, initial: 1_000_000 },
  tenureYears: { min: 1, max: 30, step: 1, initial: 5 },
  ratePercent: { min: 1, max: 20, step: 0.1, initial: 7.5 },
} as const;

export type EmiField = keyof typeof EMI_FIELDS;
export type EmiInput = Record<EmiField, number>;

/** What was typed, held inside the field's bounds; empty or invalid entry is the minimum. */
export function clampEmi(field: EmiField, typed: string | number): number {
  const { min, max } = EMI_FIELDS[field];
  const value = Number(String(typed).replaceAll(',', ''));
  if (!Number.isFinite(value)) return min;
  return Math.min(max, Math.max(min, value));
}

export interface Emi {
  monthlyPayment: number;
  totalPayment: number;
  totalInterest: number;
}

/** Standard amortisation: P r (1 + r)^n / ((1 + r)^n - 1), with r a month's rate. Rupees. */
export function emi({ loanAmount, ratePercent, tenureYears }: EmiInput): Emi {
  const months = tenureYears * 12;
  const rate = fromPercent(ratePercent / 12);
  const growth = (1 + rate) ** months;
  const monthlyPayment =
    rate === 0 ? loanAmount / months : (loanAmount * rate * growth) / (growth - 1);
  const totalPayment = monthlyPayment * months;
  return { monthlyPayment, totalPayment, totalInterest: totalPayment - loanAmount };
}

export interface YearOfLoan {
  year: number;
  principal: number;
  interest: number;
  balance: number;
}

/**
 * What each year pays back and what it pays in interest, in whole rupees; a part of a year has a row
 * too. Rounding happens to running totals and not to each instalment, so principals add up to the
 * loan and interest to `emi`'s total, to the rupee.
 */
export function amortisation(input: EmiInput): YearOfLoan[] {
  const { monthlyPayment } = emi(input);
  const rate = fromPercent(input.ratePercent / 12);
  const lastMonth = input.tenureYears * 12;
  const years: YearOfLoan[] = [];
  let owed = input.loanAmount;
  let balance = input.loanAmount;
  let paid = 0;
  for (let year = 1; year <= Math.ceil(input.tenureYears); year++) {
    for (let month = 1; month <= 12; month++) owed = owed * (1 + rate) - monthlyPayment;
    const ended = year * 12 >= lastMonth;
    const before = { balance, paid };
    balance = ended ? 0 : Math.round(owed);
    paid = Math.round(monthlyPayment * Math.min(year * 12, lastMonth));
    const principal = before.balance - balance;
    years.push({ year, principal, interest: paid - before.paid - principal, balance });
  }
  return years;
}
