import { groupDigits } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';

/** What comparable homes ask per square foot; the contract's rate of a locality. */
export interface Rate {
  low: number;
  median: number;
  high: number;
  n: number;
}

export interface PriceCheck {
  /** How far from the median, in whole percent; below is negative. */
  percent: number;
  verdict: 'within' | 'above' | 'below';
  text: string;
}

/** Within this much of the quartiles a price is as any other. */
const LEEWAY = 0.05;

/** Holds an asking price against its neighbours', and says so kindly. */
export function checkPrice(
  { price, areaSqft }: { price: number; areaSqft: number },
  { low, median, high, n }: Rate,
  where: string,
): PriceCheck {
  const own = price / areaSqft;
  const percent = wholePercent(own / median - 1);
  const verdict =
    own > high * (1 + LEEWAY) ? 'above' : own < low * (1 - LEEWAY) ? 'below' : 'within';
  const figures = `₹ ${groupDigits(own)} per sq ft; the middle of ${n} homes like it in ${where} is ₹ ${groupDigits(median)}`;
  const advice = {
    within: 'Your price is in line with its neighbours.',
    above: `That is ${percent}% above it. Buyers may need a reason: say in the description what makes yours worth it.`,
    below: `That is ${-percent}% below it. Check the figure for a missing zero; if it is right, expect many calls.`,
  }[verdict];
  return { percent, verdict, text: `${figures}. ${advice}` };
}
