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
  const text = String(typed).replaceAll(',', '').trim();
  const value = text === '' ? Number.NaN : Number(text);
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
  const rate = ratePercent / 12 / 100;
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
 * What each year pays back and what it pays in interest, in whole rupees. Principals add up to the
 * loan exactly: the last month takes what rounding left.
 */
export function amortisation(input: EmiInput): YearOfLoan[] {
  const payment = Math.round(emi(input).monthlyPayment);
  const rate = input.ratePercent / 12 / 100;
  const years: YearOfLoan[] = [];
  let balance = input.loanAmount;
  for (let year = 1; year <= input.tenureYears; year++) {
    let principal = 0;
    let interest = 0;
    for (let month = 1; month <= 12; month++) {
      const monthInterest = Math.round(balance * rate);
      const last = year === input.tenureYears && month === 12;
      const monthPrincipal = last ? balance : Math.min(balance, payment - monthInterest);
      balance -= monthPrincipal;
      principal += monthPrincipal;
      interest += monthInterest;
    }
    years.push({ year, principal, interest, balance });
  }
  return years;
}
