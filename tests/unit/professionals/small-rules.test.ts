import { describe, expect, test } from 'vitest';
import { PROFESSION, perProfession } from '#domain/lib/profession.ts';
import { asComparable, monthsSince, reckonerValue } from '#domain/professionals/own-comparable.ts';
import { fillTemplate } from '#domain/professionals/own-lead.ts';
import { LISTING_FAULT_LABEL } from '#domain/professionals/review.ts';
import { linkOfList } from '#domain/professionals/shared-list.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import {
  CHECK_RESULT_LABEL,
  lookedAt,
  NOTE_WANTED,
  outcomeWords,
  TITLE_LABEL,
} from '#domain/professionals/title-check.ts';
import { MAX_VISIT_PHOTO_BYTES } from '#domain/professionals/visit-photo.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';
import { WORK_SORT_LABEL } from '#domain/professionals/work-sort.ts';

describe('a comparable of the evaluator’s own', () => {
  const NOW = new Date('2026-11-30T18:30:00Z'); // The first of December in Pune.
  test.each([
    ['2026-12-01', 0],
    ['2026-11-30', 1],
    ['2025-12-31', 12],
    ['2024-01-15', 35],
    ['2027-01-01', 0],
  ])('of %s is so many months old: %i', (day, months) => {
    expect(monthsSince(day, NOW)).toBe(months);
  });

  test('is a deed that was closed, with an id no listing has, and nothing to adjust for', () => {
    const own = {
      description: 'A flat',
      source: 'Index II',
      areaSqft: 900,
      price: 9_000_000,
      metres: 400,
    };
    expect(asComparable({ ...own, on: '2026-10-05' }, 2, NOW)).toEqual({
      id: -3,
      price: 9_000_000,
      areaSqft: 900,
      metres: 400,
      closed: true,
      months: 2,
      age: null,
      floor: null,
      furnishing: null,
    });
  });

  test('beside it, what the state’s table makes of an area, in whole rupees', () => {
    // 1,000 sq ft are 1,000 ÷ 10.7639 sq m.
    expect(reckonerValue({ ratePerSqm: 80_000 }, 1_000)).toBe(7_432_250);
  });
});

describe('the outcome of a title check', () => {
  test.each([
    [{ fine: 10, problems: 0, notApplicable: 0, total: 10 }, 'All 10 points are fine'],
    [{ fine: 8, problems: 0, notApplicable: 2, total: 10 }, '8 points are fine, 2 not applicable'],
    [{ fine: 9, problems: 1, notApplicable: 0, total: 10 }, '1 of 10 points with a problem'],
    [
      { fine: 6, problems: 3, notApplicable: 1, total: 10 },
      '3 of 10 points with a problem, 1 not applicable',
    ],
  ])('%o: %s', (counts, words) => {
    expect(outcomeWords(counts)).toBe(words);
    expect(lookedAt(counts)).toBe(10);
  });

  test('wants a sentence for what is not simply fine', () => {
    expect(NOTE_WANTED.problem).toBe('Say what the problem is, in a sentence.');
    expect(NOTE_WANTED['not-applicable']).toBe('Say why it does not apply, in a sentence.');
    expect(NOTE_WANTED.fine).toBeUndefined();
  });
});

test('a template is filled with what is known, every time, and shows what is not', () => {
  const body = '{name}, see {home} for {price}: {link}. {name}, {other}';
  expect(fillTemplate(body, { name: 'Asha', home: 'Palash', link: 'a.in' })).toBe(
    'Asha, see Palash for {price}: a.in. Asha, {other}',
  );
});

test('answering uses up leads of lawyers and evaluators, not of agents', () => {
  const use = perProfession((profession) => PROFESSION[profession].quotesUseLeads);
  expect(use).toEqual({ agent: false, lawyer: true, evaluator: true });
});

test('the code of a shared list is behind the hash', () => {
  expect(linkOfList('k3y')).toBe('/homes-for-you#k3y');
});

describe('who answers for a paper', () => {
  const by = (licence: string | null, licenceChecked: boolean) =>
    signatoryWords({ name: 'Meera Joshi', licence, licenceChecked });
  test('is named by registration, and whether it was checked', () => {
    expect(by(null, true)).toBe('Meera Joshi');
    expect(by('MAH/1/2010', true)).toBe('Meera Joshi, MAH/1/2010 (checked)');
    expect(by('MAH/1/2010', false)).toBe('Meera Joshi, MAH/1/2010 (not checked by Propertysearch)');
  });
});

test('labels are said', () => {
  expect([
    LISTING_FAULT_LABEL.twice,
    CHECK_RESULT_LABEL.fine,
    TITLE_LABEL.tax,
    PAPER_KIND_LABEL.evidence,
    WORK_SORT_LABEL.fee,
  ]).toEqual([
    'The same home is listed twice',
    'Fine',
    'Property tax paid up to date',
    'Deed or certificate',
    'Highest fee first',
  ]);
});

test('a photo of a visit has twelve megabytes at most', () => {
  expect(MAX_VISIT_PHOTO_BYTES).toBe(12_582_912);
});
