import { describe, expect, test } from 'vitest';
import { paise, plus, sumOf } from '#domain/lib/money.ts';
import { cancelSplit } from '#domain/money/refund.ts';
import { divide, type Standing, whole } from '#domain/money/settlement.ts';
import { fc } from '#tests/fast-check.ts';

const standing = (owner: number, buyer: number, held: number): Standing => ({
  owner: paise(owner),
  buyer: paise(buyer),
  held: paise(held),
});

describe('what is held is divided so that each side ends with its part', () => {
  test.each([
    // owner has, buyer has, held; owner's part, buyer's part; to owner, to buyer, owed by, owed
    [0, 0, 100, 30, 70, 30, 70, null, 0],
    [40, 0, 60, 40, 60, 0, 60, null, 0],
    [40, 0, 60, 50, 50, 10, 50, null, 0],
    // The owner has more than their part: all that is held is the buyer's, and the rest is owed.
    [40, 0, 60, 15, 85, 0, 60, 'owner', 25],
    [100, 0, 0, 0, 100, 0, 0, 'owner', 100],
    [0, 70, 30, 60, 40, 30, 0, 'buyer', 30],
    [0, 0, 0, 0, 0, 0, 0, null, 0],
  ] as const)(
    'has %d and %d, held %d; parts %d and %d',
    (owner, buyer, held, ownerPart, buyerPart, toOwner, toBuyer, owedBy, owed) => {
      expect(
        divide(standing(owner, buyer, held), { owner: paise(ownerPart), buyer: paise(buyerPart) }),
      ).toEqual({ toOwner, toBuyer, owedBy, owed });
    },
  );

  test('parts that do not add up to the whole are no settlement', () => {
    expect(() => divide(standing(0, 0, 100), { owner: paise(50), buyer: paise(49) })).toThrow(
      RangeError,
    );
  });

  test('to the paisa, whatever was let go before', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (o, b, h, share) => {
          const now = standing(o, b, h);
          const all = whole(now);
          const buyer = paise(Math.floor(all * share));
          const owner = paise(all - buyer);
          const { toOwner, toBuyer, owedBy, owed } = divide(now, { owner, buyer });
          expect(plus(toOwner, toBuyer)).toBe(now.held);
          const ownerOwes = owedBy === 'owner' ? owed : owedBy === 'buyer' ? -owed : 0;
          expect(now.owner + toOwner - ownerOwes).toBe(owner);
          expect(now.buyer + toBuyer + ownerOwes).toBe(buyer);
          expect(Math.min(toOwner, toBuyer, owed)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('who gets what when a deal is cancelled by its rules', () => {
  test.each([
    ['owner', 0, 8_000_000, 50_000_000, 58_000_000, 0, 0],
    ['buyer', 7, 8_000_000, 50_000_000, 57_811_200, 0, 188_800],
    ['buyer', 8, 8_000_000, 50_000_000, 54_000_000, 4_000_000, 0],
    ['buyer', 8, 10_001, 0, 5_000, 5_001, 0],
    ['buyer', 1, 10_001, 7, 9_772, 0, 236],
  ] as const)(
    'by the %s on day %d of %d and %d paise',
    (by, days, token, instalments, buyer, owner, gateway) => {
      const paid = { token: paise(token), instalments: paise(instalments) };
      expect(cancelSplit(paid, { by, days })).toEqual({ buyer, owner, gateway });
    },
  );

  test('the parts are the whole', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom('buyer', 'owner'),
        fc.nat(60),
        (t, i, by, days) => {
          const { buyer, owner, gateway } = cancelSplit(
            { token: paise(t), instalments: paise(i) },
            { by, days },
          );
          expect(sumOf([buyer, owner, gateway])).toBe(t + i);
          expect(Math.min(buyer, owner, gateway)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
