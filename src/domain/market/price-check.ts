import { groupDigits } from '#domain/lib/money.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import words from '#messages/market/fair-range/index.ts';

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
  const figures = words.ownRate({
    rate: groupDigits(own),
    n,
    where,
    median: groupDigits(median),
  });
  const advice = {
    within: () => words.inLine,
    above: () => words.farAbove({ percent }),
    below: () => words.farBelow({ percent: -percent }),
  }[verdict];
  return { percent, verdict, text: `${figures} ${advice()}` };
}
