import { describe, expect, test } from 'vitest';
import type { LicenceTerms } from '#domain/professionals/agreement-text/facts.ts';
import { lastDayOf, renewalOf } from '#domain/professionals/renewal.ts';

describe('the last day of a licence is the one before the same day of its last month', () => {
  test.each([
    ['2026-12-01', 11, '2027-10-31'],
    ['2026-11-15', 11, '2027-10-14'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2026-03-10', 36, '2029-03-09'],
    ['2026-01-31', 11, '2026-12-30'],
    ['2026-01-31', 12, '2027-01-30'],
    // A month without such a day belongs to the licence as a whole.
    ['2026-03-31', 11, '2027-02-28'],
    ['2027-03-31', 11, '2028-02-29'],
    ['2026-03-29', 11, '2027-02-28'],
    ['2027-03-29', 11, '2028-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-05-30', 1, '2026-06-29'],
    ['2026-05-31', 2, '2026-07-30'],
  ])('from %s for %i months: %s', (startOn, months, last) => {
    expect(lastDayOf({ startOn, months })).toBe(last);
  });
});

describe('a licence renewed', () => {
  const OLD: LicenceTerms = {
    template: 'leave-and-licence',
    address: 'Flat 11, Palash, Kothrud, Pune 411038',
    clauses: ['No pets.'],
    rent: 25_000,
    deposit: 100_000,
    tokenPaid: 5_000,
    startOn: '2026-01-01',
    months: 24,
    lockInMonths: 6,
    noticeDays: 30,
    maintenanceBy: 'licensor',
    use: 'residence',
  };

  test('goes on the day after, as long, at the rent raised, without a token', () => {
    const { terms, until } = renewalOf(OLD, { step: 5, authority: 'PMC' });
    expect(terms).toEqual({ ...OLD, rent: 26_250, startOn: '2028-01-01', tokenPaid: 0 });
    expect(until).toBe('2029-12-31');
  });

  test('costs duty and registration anew, by its new rent and whose limits it lies in', () => {
    const rupees = (step: number, authority: 'PMC' | 'PMRDA') =>
      renewalOf(OLD, { step, authority }).costs.map((line) => line.rupees);
    // 24 × 25,000 + 10 % × 2 × 1,00,000 = 6,20,000; 0.25 % of it is 1,550. At 27,500: 1,700.
    expect(rupees(0, 'PMC')).toEqual([1_600, 1_000]);
    expect(rupees(10, 'PMC')).toEqual([1_700, 1_000]);
    expect(rupees(0, 'PMRDA')).toEqual([1_600, 500]);
  });

  test('asks a whole number of rupees', () => {
    const rent = (old: number) => renewalOf({ ...OLD, rent: old }, { step: 3, authority: 'PMC' });
    expect(rent(18_550).terms.rent).toBe(19_107);
    expect(rent(18_549).terms.rent).toBe(19_105);
  });
});
