import { expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { afterCommission, commissionOn } from '#domain/money/commission.ts';
import { RELEASE_KIND } from '#domain/money/release.ts';
import { divide, otherPart } from '#domain/money/settlement.ts';

test('of a fee of ₹1,000 the platform keeps 5 % and 18 % GST on it', () => {
  expect(commissionOn(paise(100_000), 'Maharashtra').total).toBe(5_900);
  expect(afterCommission(paise(100_000), 'Maharashtra')).toBe(94_100);
  expect(afterCommission(paise(100_000), 'Gujarat')).toBe(94_100);
});

test('the side that was not named gets the rest, and never less than nothing', () => {
  expect(otherPart(paise(100), paise(30))).toBe(70);
  expect(otherPart(paise(100), paise(100))).toBe(0);
  expect(otherPart(paise(100), paise(101))).toBe(0);
});

test('parts that do not add up are refused by name', () => {
  const standing = { held: paise(100), owner: paise(0), buyer: paise(0) };
  expect(() => divide(standing, { owner: paise(60), buyer: paise(41) })).toThrow(
    'The parts of a settlement add up to what was paid',
  );
});

test('every way out of escrow has a name of its own', () => {
  expect(Object.keys(RELEASE_KIND)).toEqual(['release', 'withdrawal', 'commission', 'forfeit']);
  expect(new Set(Object.values(RELEASE_KIND)).size).toBe(4);
  expect(Object.values(RELEASE_KIND).every((name) => name.length > 3)).toBe(true);
});
