import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LISTED_IN, SUBCATEGORIES } from '#domain/homes/listing.ts';
import {
  type AnswerName,
  FORM_STEPS,
  isAsked,
  isRequired,
  STEP_FIELDS,
  stepOf,
} from '#domain/homes/listing-form.ts';
import { type QualityFacts, scoreListing } from '#domain/homes/quality-score.ts';
import { checkPrice } from '#domain/market/price-check.ts';

const expected = (name: string) => path.resolve(`tests/expected/homes/${name}.txt`);
const NAMES: AnswerName[] = FORM_STEPS.flatMap((step) => [...STEP_FIELDS[step]]);

test('what the form asks and requires of each kind of property is that on file', async () => {
  const lines = SUBCATEGORIES.flatMap((subcategory) =>
    LISTED_IN.flatMap((listedIn) =>
      [null, 'Ready To Move', 'Under Construction'].map((possession) => {
        const offer = { subcategory, listedIn, possession };
        const asked = NAMES.filter((name) => isAsked(name, offer));
        const words = asked.map((name) => (isRequired(name, offer) ? `${name}!` : name));
        return `${subcategory}, ${listedIn}, ${possession ?? 'not said'}\n  ${words.join(' ')}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(expected('listing-form'));
});

test('what belongs to no step is asked at the first', () => {
  expect(stepOf('nonsense')).toBe('basics');
});

const NOTHING: QualityFacts = {
  subcategory: 'Flat',
  listedIn: 'sell',
  photoCount: 0,
  hasFloorPlan: false,
  title: 'A flat',
  description: '',
  hasCarpetArea: false,
  hasFloor: false,
  hasFacing: false,
  hasFurnishing: false,
  hasAge: false,
  hasMaintenance: false,
  hasDeposit: false,
  hasSociety: false,
  hasLandmark: false,
  hasMaterials: false,
  amenities: 0,
  verified: false,
};
const ALL: QualityFacts = {
  ...NOTHING,
  photoCount: 8,
  hasFloorPlan: true,
  description: 'x'.repeat(300),
  hasCarpetArea: true,
  hasFloor: true,
  hasFacing: true,
  hasFurnishing: true,
  hasAge: true,
  hasMaintenance: true,
  hasDeposit: true,
  hasSociety: true,
  hasLandmark: true,
  hasMaterials: true,
  amenities: 4,
  verified: true,
};

describe('the quality of a listing', () => {
  test('asks of each kind what is on file, the weightiest first', async () => {
    const lines = SUBCATEGORIES.flatMap((subcategory) =>
      LISTED_IN.map((listedIn) => {
        const { score, fixes } = scoreListing({ ...NOTHING, subcategory, listedIn });
        const words = fixes.map(({ step, points, text }) => `  ${points} ${step}: ${text}`);
        return [`${subcategory}, ${listedIn}: ${score}`, ...words].join('\n');
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(expected('listing-quality'));
  });

  test('with everything is whole, with nothing nothing', () => {
    expect(scoreListing(ALL)).toEqual({ score: 100, fixes: [] });
    expect(scoreListing(NOTHING).score).toBe(0);
  });

  test('counts what is there in part, and says what the rest would bring', () => {
    // Of a flat for sale the weights add up to 106: half of 30 for photos is 14 points.
    const { score, fixes } = scoreListing({ ...ALL, photoCount: 4 });
    expect(score).toBe(86);
    expect(fixes.map(({ points, step }) => [points, step])).toEqual([[14, 'media']]);
  });

  test('does not count blanks as a description', () => {
    const blank = scoreListing({ ...ALL, description: ` ${' '.repeat(299)}` });
    expect(blank.fixes.map(({ step, points }) => [step, points])).toEqual([['details', 14]]);
  });

  test('never says 100 while something is left, and never offers 0 points', () => {
    const nearly = scoreListing({ ...ALL, description: 'x'.repeat(299) });
    expect(nearly.score).toBe(99);
    expect(nearly.fixes.map(({ points }) => points)).toEqual([1]);
  });
});

describe('a price held against its neighbours', () => {
  const RATE = { low: 8_000, median: 10_000, high: 12_000, n: 31 };
  const of = (price: number) => checkPrice({ price, areaSqft: 1_000 }, RATE, 'Baner');

  test.each([
    [10_000_000, 'within', 0],
    [12_600_000, 'within', 26],
    [12_600_001, 'above', 26],
    [7_600_000, 'within', -24],
    [7_599_999, 'below', -24],
  ])('%i is %s, %d %%', (price, verdict, percent) => {
    expect(of(price)).toMatchObject({ verdict, percent });
  });

  test('says so in words', () => {
    const figures = (own: string) =>
      `₹ ${own} per sq ft; the middle of 31 homes like it in Baner is ₹ 10,000. `;
    expect(of(10_000_000).text).toBe(
      `${figures('10,000')}Your price is in line with its neighbours.`,
    );
    expect(of(15_000_000).text).toBe(
      `${figures('15,000')}That is 50% above it. Buyers may need a reason: say in the description what makes yours worth it.`,
    );
    expect(of(5_000_000).text).toBe(
      `${figures('5,000')}That is 50% below it. Check the figure for a missing zero; if it is right, expect many calls.`,
    );
  });
});
