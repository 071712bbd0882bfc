import { describe, expect, test } from 'vitest';
import { closingSteps } from '#domain/deals/closing-steps.ts';

const SALE = {
  listedIn: 'sell',
  price: 8_000_000,
  possessionOn: '2027-01-31',
  loanBy: null,
} as const;

describe('what is left to do after an offer is accepted', () => {
  test('names days: registration within four months, TDS 30 days after the month of payment', () => {
    const steps = closingSteps(SALE);
    const by = (key: string) => steps.find((step) => step.key === key)?.by;
    expect(by('registration')).toBe('2027-05-31');
    expect(by('tds')).toBe('2027-03-02');
    expect(by('possession')).toBe('2027-01-31');
    expect(steps.find(({ key }) => key === 'tds')?.title).toBe('TDS of ₹ 80,000');
  });

  test('of a tenancy too registration has four months, to the end of a shorter month', () => {
    const by = (possessionOn: string | null) =>
      closingSteps({ ...SALE, listedIn: 'rent', possessionOn }).find(
        ({ key }) => key === 'registration',
      )?.by;
    expect([by('2026-10-31'), by('2026-10-05'), by(null)]).toEqual([
      ...['2027-02-28', '2027-02-05', null],
    ]);
  });

  test('names each step, and whom to hire for it', () => {
    const steps = closingSteps({ ...SALE, loanBy: '2026-12-20' });
    expect(steps.map(({ key, hire }) => [key, hire?.href])).toEqual([
      ['title', '/HireLawyer'],
      ['loan', '/PropertyEvaluators'],
      ['noc', undefined],
      ['stamp', undefined],
      ['registration', '/HireLawyer'],
      ['index', undefined],
      ['tds', undefined],
      ['possession', undefined],
    ]);
  });

  test('asks for no TDS below ₹ 50 lakh, and for a loan only where the deal hangs on one', () => {
    const keys = closingSteps({ ...SALE, price: 4_999_999, loanBy: '2026-12-20' }).map(
      ({ key }) => key,
    );
    expect(keys).not.toContain('tds');
    expect(keys).toContain('loan');
    expect(closingSteps(SALE).map(({ key }) => key)).not.toContain('loan');
  });

  test('has no days of its own where none was agreed', () => {
    expect(closingSteps({ ...SALE, possessionOn: null }).every(({ by }) => by === null)).toBe(true);
  });

  test('of a rental ends with moving in', () => {
    const steps = closingSteps({ ...SALE, listedIn: 'rent' });
    expect(steps.map(({ key }) => key)).toEqual(['agreement', 'registration', 'police', 'move']);
  });
});
