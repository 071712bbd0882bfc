import { describe, expect, test } from 'vitest';
import { findAmount, joinCroreAndLakh } from '#domain/homes/search-query/amounts.ts';
import { readMoney } from '#domain/homes/search-query/money.ts';
import { Sentence } from '#domain/homes/search-query/sentence.ts';
import { tokensOf } from '#domain/homes/search-query/tokens.ts';

const read = (said: string) => {
  const sentence = new Sentence(said);
  readMoney(sentence);
  return [sentence.findings.map(({ meaning }) => meaning.sets), sentence.line];
};

describe('crore and lakh in one breath are one price', () => {
  test.each([
    ['1 crore 25 lakh flat', 12_500_000, `${'|'.repeat(15)} flat`],
    ['12 crore 5 lakh', 120_500_000, '|'.repeat(15)],
    ['1cr5l', 10_500_000, '|'.repeat(8)],
    ['1cr5l flat', 10_500_000, '|||||||| flat'],
    ['2 cr 00 lakh', 20_000_000, '|'.repeat(12)],
    ['1 cr 25 lacs x', 12_500_000, '|||||||||||| x'],
    ['1 cr 25 lac x', 12_500_000, '||||||||||| x'],
    ['x 1 cr 25 lakhs', 12_500_000, 'x |||||||||||||'],
    ['2.5 cr 25 lakh', 25_000_000, '|||||| 25 lakh'],
    ['2 cr 5 lakhx', 20_000_000, '|||| 5 lakhx'],
  ])('%s', (said, maxPrice, line) => {
    expect(read(said)).toEqual([[{ maxPrice }], line]);
  });

  test.each([
    ['11 crore 5 lakhs', '11.05 cr'],
    ['12 cr 5 lac', '12.05 cr'],
    ['1cr5l', '1.05 cr'],
    ['2 करोड 5 लाख', '2.05 cr'],
    ['2 करो\u0921\u093c 5 लाख', '2.05 cr'],
    ['flat.2 cr 5 lakh', 'flat.2.05 cr'],
    ['1.5 cr 5 l', '1.5 cr 5 l'],
    ['1,5 cr 5 lakh', '1,5 cr 5 lakh'],
    ['1 cr 5 lakhx', '1 cr 5 lakhx'],
  ])('%s is written %s', (said, joined) => {
    expect(joinCroreAndLakh(said)).toBe(joined);
  });
});

describe('a deposit takes the amount beside it', () => {
  test.each([
    ['60k deposit', [{ maxDeposit: 60_000 }], '|'.repeat(12)],
    ['x 60k deposit y', [{ maxDeposit: 60_000 }], 'x |||||||||||| y'],
    ['deposit above 1 lakh', [{ maxDeposit: 100_000 }], '|'.repeat(20)],
    [
      'rent 20k, security deposit up to 2 lakh',
      [{ maxDeposit: 200_000 }, { maxPrice: 20_000 }],
      `rent |||| , ${'|'.repeat(29)}`,
    ],
    ['60k, deposit', [{ maxPrice: 60_000 }], '|||| , deposit'],
    ['60k flat deposit', [{ maxPrice: 60_000 }], '|||| flat deposit'],
    ['deposit flat 60k', [{ maxPrice: 60_000 }], 'deposit flat ||||'],
    ['deposit', [], 'deposit'],
  ])('%s', (said, sets, line) => {
    expect(read(said)).toEqual([sets, line]);
  });

  test('and a price has the ends that were said, no others', () => {
    const [sets] = read('above 1 cr');
    expect(sets).toStrictEqual([{ minPrice: 10_000_000 }]);
    expect(read('under 1 cr')[0]).toStrictEqual([{ maxPrice: 10_000_000 }]);
  });
});

describe('a number alone', () => {
  test.each([
    ['3000', 3_000],
    ['2999', undefined],
    ['under 1000', 1_000],
    ['under 999', undefined],
    ['1000 budget', 1_000],
    ['999 budget', undefined],
    ['411045', undefined],
    ['budget 411045', 411_045],
    ['411045 budget', 411_045],
    ['20 thousand', 20_000],
    ['20 हजार', 20_000],
    ['60 lakhs', 6_000_000],
    ['2 koti', 20_000_000],
    ['2 कोटीं', 20_000_000],
  ])('%s', (said, most) => {
    expect(findAmount(said)?.maxPrice).toBe(most);
  });

  test.each([
    ['3000 to 5000', 3_000, 5_000],
    ['2999 to 5000', undefined, 5_000],
    ['5000 to 2999', undefined, 5_000],
    ['50 lakh and 70', undefined, 5_000_000],
    ['50 lakh to 40', undefined, 5_000_000],
    ['50 lakh to 50', 5_000_000, 5_000_000],
    ['1 cr to 80 lakh', 8_000_000, 10_000_000],
    ['80 to 1 lakh', 100_000, 8_000_000],
    ['1 to 1 cr', 10_000_000, 10_000_000],
  ])('is an end of a range or none: %s', (said, least, most) => {
    const found = findAmount(said);
    expect([found?.minPrice, found?.maxPrice]).toEqual([least, most]);
  });
});

describe('pieces of a text', () => {
  const piecesOf = (text: string) =>
    tokensOf(text).map(({ word, start, end }) => [word, start, end]);
  test.each([
    ['60.', [['60', 0, 2]]],
    ['60..', [['60', 0, 2]]],
    [
      '60.,',
      [
        ['60', 0, 2],
        [',', 2, 3],
      ],
    ],
    [
      'x 60, y',
      [
        ['x', 0, 1],
        ['60', 2, 4],
        [',', 4, 5],
        ['y', 6, 7],
      ],
    ],
    [
      "x ' y",
      [
        ['x', 0, 1],
        ['y', 4, 5],
      ],
    ],
    [
      'साडेतीन कोटी',
      [
        ['3.5', 0, 7],
        ['कोटी', 8, 12],
      ],
    ],
    [
      'साडेतीन घरे',
      [
        ['साडे', 0, 4],
        ['तीन', 4, 7],
        ['घरे', 8, 11],
      ],
    ],
    [
      'x साडेतीन',
      [
        ['x', 0, 1],
        ['साडे', 2, 6],
        ['तीन', 6, 9],
      ],
    ],
    [
      'तीस ते चाळीस हजार',
      [
        ['30', 0, 3],
        ['ते', 4, 6],
        ['40', 7, 12],
        ['हजार', 13, 17],
      ],
    ],
    [
      'तीस ते x हजार',
      [
        ['तीस', 0, 3],
        ['ते', 4, 6],
        ['x', 7, 8],
        ['हजार', 9, 13],
      ],
    ],
    [
      'तीस x चाळीस हजार',
      [
        ['तीस', 0, 3],
        ['x', 4, 5],
        ['40', 6, 11],
        ['हजार', 12, 16],
      ],
    ],
  ])('each with its place: “%s”', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  test('a number in letters that is counted has no ending', () => {
    const [token] = tokensOf('तीस हजार');
    expect(token).toMatchObject({ word: '30', forms: ['30'], endsNear: false });
    const [part, rest] = tokensOf('साडेतीन घरे');
    expect([part?.forms, rest?.forms]).toEqual([['साडे'], ['तीन']]);
  });
});
