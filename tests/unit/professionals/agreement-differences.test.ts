import { describe, expect, test } from 'vitest';
import {
  agreementDifferences,
  furtherAgreed,
} from '#domain/professionals/agreement-differences.ts';

const DEAL = {
  price: 9_500_000,
  terms: { possessionOn: '2027-02-01', fixtures: 'the wardrobes', loanBy: null },
  conditions: ['The seller paints the hall.'],
};
const WRITTEN = ['Included: the wardrobes.', 'The seller paints the hall.'];
const TEXT = WRITTEN.join(' ');

const differences = (
  terms: Record<string, unknown>,
  { text = TEXT, deal = DEAL as Parameters<typeof agreementDifferences>[0] } = {},
) => agreementDifferences(deal, { terms, text }, WRITTEN);

test('what was further agreed leaves price and possession to the clauses', () => {
  expect(furtherAgreed(DEAL)).toEqual(WRITTEN);
});

describe('where a text departs from its deal:', () => {
  const PRICE = '₹ 95,00,000 was agreed; this text says ₹ 94,00,000.';
  const DAY = 'Possession on 1 Feb 2027 was agreed; this text says 2 Feb 2027.';
  test.each([
    ['a sale as agreed', { price: 9_500_000, possessionOn: '2027-02-01' }, []],
    ['a licence as agreed', { rent: 9_500_000, startOn: '2027-02-01' }, []],
    ['another price', { price: 9_400_000, possessionOn: '2027-02-01' }, [PRICE]],
    ['another rent', { rent: 9_400_000, startOn: '2027-02-01' }, [PRICE]],
    ['another day of possession', { price: 9_500_000, possessionOn: '2027-02-02' }, [DAY]],
    ['another first day', { rent: 9_500_000, startOn: '2027-02-02' }, [DAY]],
    ['both', { price: 9_400_000, possessionOn: '2027-02-02' }, [PRICE, DAY]],
    ['a text that names neither', {}, []],
    ['what is neither amount nor day', { price: '94', possessionOn: 5 }, []],
  ])('%s', (_, terms, said) => {
    expect(differences(terms)).toEqual(said);
  });

  test('no day is another where none was agreed', () => {
    const deal = { ...DEAL, terms: { ...DEAL.terms, possessionOn: null } };
    expect(differences({ possessionOn: '2027-02-02' }, { deal })).toEqual([]);
  });

  test('each sentence agreed that the text leaves out', () => {
    expect(differences({}, { text: 'The seller paints the hall.' })).toEqual([
      'Agreed, but not in this text: “Included: the wardrobes.”',
    ]);
    expect(differences({}, { text: '' })).toEqual([
      'Agreed, but not in this text: “Included: the wardrobes.”',
      'Agreed, but not in this text: “The seller paints the hall.”',
    ]);
  });

  test('but not one that was never written to be looked for', () => {
    const deal = { ...DEAL, conditions: [...DEAL.conditions, 'A third.'] };
    expect(differences({}, { deal })).toEqual([]);
  });
});
