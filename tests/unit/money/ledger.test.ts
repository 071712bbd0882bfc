import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import {
  accounts,
  credit,
  debit,
  FIXED_ACCOUNTS,
  imbalance,
  kindOf,
} from '#domain/money/ledger.ts';

describe('the chart of accounts', () => {
  test.each([
    ['asset:gateway', 'asset'],
    ['liability:escrow:booking:7', 'liability'],
    ['income:subscription', 'income'],
    ['expense:rounding', 'expense'],
  ])('%s is of kind %s', (account, kind) => {
    expect(kindOf(account)).toBe(kind);
  });

  test.each(['', 'gateway', 'assets:gateway', 'equity:owner', ':asset'])('%j is none', (name) => {
    expect(() => kindOf(name)).toThrow(`${name} is no account`);
  });

  test('names each account once and for all', () => {
    expect([
      accounts.gateway,
      accounts.escrowBank,
      accounts.income('commission'),
      accounts.gst('igst'),
      accounts.escrow('engagement', 9),
      accounts.payable(4),
      accounts.payoutsInFlight,
      accounts.refundsDue,
      accounts.unclaimed,
    ]).toEqual([
      'asset:gateway',
      'asset:escrow-bank',
      'income:commission',
      'liability:gst:igst',
      'liability:escrow:engagement:9',
      'liability:payable:4',
      'liability:payouts-in-flight',
      'liability:refunds-due',
      'liability:unclaimed',
    ]);
  });

  test('opens all that are nobody’s, once each', () => {
    expect(FIXED_ACCOUNTS).toHaveLength(5 + 3 + 15 + 2);
    expect(new Set(FIXED_ACCOUNTS).size).toBe(FIXED_ACCOUNTS.length);
    expect(FIXED_ACCOUNTS).toEqual(
      expect.arrayContaining(['liability:gst:cgst', 'liability:gst:sgst', 'liability:gst:igst']),
    );
  });
});

describe('entries', () => {
  test('are positive where debited and negative where credited', () => {
    expect(debit('asset:gateway', paise(118))).toEqual({
      account: 'asset:gateway',
      amountPaise: 118,
    });
    expect(credit('income:token', paise(100))).toEqual({
      account: 'income:token',
      amountPaise: -100,
    });
  });

  test('miss balance by their sum', () => {
    const posting = [debit('asset:gateway', paise(118)), credit('income:token', paise(100))];
    expect(imbalance(posting)).toBe(18);
    expect(imbalance([...posting, credit('liability:gst:igst', paise(18))])).toBe(0);
    expect(imbalance([])).toBe(0);
  });
});
