import { expect, test } from 'vitest';
import { sellerReceives } from '#domain/deals/seller-receives.ts';

test.each([
  ['below ₹ 50 Lakh nothing is held back', 4_999_999, 'sell', 4_999_999, undefined],
  ['from ₹ 50 Lakh on 1 % is', 5_000_000, 'sell', 4_950_000, 50_000],
  ['of a crore one lakh', 10_000_000, 'sell', 9_900_000, 100_000],
  ['a rent comes whole', 60_000, 'rent', 60_000, undefined],
] as const)('%s', (_, amount, listedIn, net, tds) => {
  const receives = sellerReceives(amount, listedIn);
  expect([receives.net, receives.tds?.rupees]).toEqual([net, tds]);
});
