import { describe, expect, test } from 'vitest';
import { NOTHING, type Paise, paise, percentOf } from '#domain/lib/money.ts';
import { isLate, tokenRefund } from '#domain/money/refund.ts';
import { planReturn } from '#server/money/escrow/plan-return.ts';

/** Of a day. */
const MINUTE = 1 / 1_440;
const TOKEN_PAISE = paise(80_000_00);

describe('what goes back of a token amount of ₹ 80,000', () => {
  test.each([
    ['the owner cancels at once', 'owner', 0, 80_000_00],
    ['the owner cancels late', 'owner', 30, 80_000_00],
    // Less 2 % of the gateway's and the GST on it: 2.36 %.
    ['the buyer cancels at once', 'buyer', 0, 78_112_00],
    ['the buyer cancels a minute before seven days', 'buyer', 7 - MINUTE, 78_112_00],
    ['the buyer cancels at seven days', 'buyer', 7, 78_112_00],
    ['the buyer cancels a minute after seven days', 'buyer', 7 + MINUTE, 40_000_00],
    ['the buyer cancels late', 'buyer', 30, 40_000_00],
  ] as const)('where %s', (_, by, days, back) => {
    expect(tokenRefund(TOKEN_PAISE, { by, days })).toBe(back);
  });

  test('in whole paise: the fee to the nearest, the half rounded down', () => {
    // 2.36 % of 10,001 paise are 236.02.
    expect(tokenRefund(paise(100_01), { by: 'buyer', days: 1 })).toBe(9_765);
    expect(tokenRefund(paise(100_01), { by: 'buyer', days: 8 })).toBe(5_000);
    expect(tokenRefund(paise(1_25), { by: 'buyer', days: 1 })).toBe(122);
  });
});

test.each([
  [0, false],
  [7 - MINUTE, false],
  [7, false],
  [7 + MINUTE, true],
])('after %d days it is late: %s', (days, late) => {
  expect(isLate(days)).toBe(late);
});

describe('what goes back of each order', () => {
  const token = {
    id: 1,
    purpose: 'token' as const,
    totalPaise: paise(1_000),
    promisedPaise: NOTHING,
  };
  const first = {
    id: 2,
    purpose: 'instalment' as const,
    totalPaise: paise(500),
    promisedPaise: NOTHING,
  };
  const second = {
    id: 3,
    purpose: 'instalment' as const,
    totalPaise: paise(700),
    promisedPaise: NOTHING,
  };
  const half = (token: Paise) => percentOf(token, 50);

  test('instalments whole and the latest first, the token amount by its rule', () => {
    expect(planReturn([token, first, second], half, paise(0))).toEqual([
      { orderId: 3, paise: 700 },
      { orderId: 2, paise: 500 },
      { orderId: 1, paise: 500 },
    ]);
  });

  test('less what was promised before; nothing where that is more', () => {
    const promised = [
      { ...token, promisedPaise: paise(501) },
      { ...first, promisedPaise: paise(499) },
    ];
    expect(planReturn(promised, half, paise(0))).toEqual([{ orderId: 2, paise: 1 }]);
  });

  test('less what was withdrawn, taken from the latest first, to the paisa', () => {
    expect(planReturn([token, first, second], half, paise(700))).toEqual([
      { orderId: 2, paise: 500 },
      { orderId: 1, paise: 500 },
    ]);
    expect(planReturn([token, first, second], half, paise(701))).toEqual([
      { orderId: 2, paise: 499 },
      { orderId: 1, paise: 500 },
    ]);
    expect(planReturn([token, first, second], half, paise(5_000))).toEqual([]);
  });
});
