import { expect, test } from 'vitest';
import { typedRupees } from '#domain/lib/typed-rupees.ts';

test.each([
  ['82,50,000', 8_250_000],
  ['8250000', 8_250_000],
  ['₹ 82,50,000', 8_250_000],
  ['82.5 lakh', 8_250_000],
  ['82.5L', 8_250_000],
  ['1.1 cr', 11_000_000],
  ['1 crore 25 lakh', 12_500_000],
  ['Rs. 45k', 45_000],
  ['८२', Number.NaN],
  ['82 लाख', 8_200_000],
  ['25 lakh 1 crore', Number.NaN],
  ['82 lakhs or so', Number.NaN],
  ['1.2.3', Number.NaN],
  ['', Number.NaN],
  ['-5 lakh', Number.NaN],
])('%s is %d', (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees);
});
