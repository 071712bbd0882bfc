import { describe, expect, test } from 'vitest';
import { FURNISHING, PROPERTY_AGES } from '#domain/homes/listing.ts';
import { type Comparable, valuate, weightedQuantile } from '#domain/professionals/valuation.ts';
import { factorsFor, type Subject } from '#domain/professionals/valuation-adjustments.ts';
import { fc } from '#tests/fast-check.ts';

const SUBJECT: Subject = {
  subcategory: 'Flat',
  listedIn: 'sell',
  areaSqft: 900,
  age: '0-5 Years',
  floor: 4,
  furnishing: 'Semi-Furnished',
};

const home = {
  areaSqft: fc.integer({ min: 300, max: 3_000 }),
  age: fc.option(fc.constantFrom(...PROPERTY_AGES)),
  floor: fc.option(fc.integer({ min: 0, max: 40 })),
  furnishing: fc.option(fc.constantFrom(...FURNISHING)),
};
const subjects: fc.Arbitrary<Subject> = fc.record({
  ...home,
  subcategory: fc.constantFrom('Flat', 'Villa', 'Plot', 'Office'),
  listedIn: fc.constantFrom('sell', 'rent'),
});
const comparables = (overrides: Partial<Record<keyof Comparable, fc.Arbitrary<never>>> = {}) =>
  fc.array(
    fc.record({
      ...home,
      id: fc.integer({ min: 1 }),
      price: fc.integer({ min: 500_000, max: 50_000_000 }),
      metres: fc.integer({ min: 0, max: 3_000 }),
      closed: fc.boolean(),
      months: fc.integer({ min: 0, max: 24 }),
      ...overrides,
    }) as fc.Arbitrary<Comparable>,
    { minLength: 5, maxLength: 15 },
  );

const same = (price: number, overrides: Partial<Comparable> = {}): Comparable => ({
  id: price,
  price,
  areaSqft: 900,
  age: '0-5 Years',
  floor: 4,
  furnishing: 'Semi-Furnished',
  metres: 500,
  closed: false,
  months: 0,
  ...overrides,
});
const FIVE = [8, 9, 10, 11, 12].map((millions) => same(millions * 1_000_000));

describe('a valuation', () => {
  test('of five alike homes is their middle, with the quarters as its range', () => {
    expect(valuate(SUBJECT, FIVE)).toMatchObject({
      likely: 10_000_000,
      low: 8_750_000,
      high: 11_250_000,
    });
  });

  test('is none with four', () => {
    expect(valuate(SUBJECT, FIVE.slice(1))).toBeNull();
  });

  test('is none of no area', () => {
    expect(valuate({ ...SUBJECT, areaSqft: 0 }, FIVE)).toBeNull();
  });

  test('weighs by age, distance and whether it was taken, to the digit', () => {
    const shares = valuate(SUBJECT, [
      same(1, { metres: 0 }),
      same(2, { metres: 1_000 }),
      same(3, { metres: 0, months: 12 }),
      same(4, { metres: 0, closed: true }),
      same(5, { metres: 3_000, months: 24 }),
    ])?.comparables.map(({ share }) => share);
    // 1, 1/2, 1/2, 3/2 and 1/16 of their sum, 57/16.
    expect(shares).toEqual([16, 8, 8, 24, 1].map((part) => expect.closeTo((part / 57) * 100, 6)));
  });

  test('tells of each comparable what was adjusted, and nothing else', () => {
    const [first, second] =
      valuate(SUBJECT, [same(9_000_000, { floor: 0 }), ...FIVE.slice(1)])?.comparables ?? [];
    expect(first).toMatchObject({ id: 9_000_000, rate: 10_000, adjustedRate: 10_200 });
    expect(first?.adjustments).toEqual([
      { about: 'floor', percent: 2, words: 'Lower: floor 0 against 4' },
    ]);
    expect(second?.adjustments).toEqual([]);
  });

  test('leaves out an adjustment that rounds to nothing, though it reckons with it', () => {
    const [first] = valuate(SUBJECT, [same(9_000_000, { areaSqft: 901 }), ...FIVE.slice(1)])
      ?.comparables ?? [undefined];
    expect(first?.adjustments).toEqual([]);
    expect(first?.adjustedRate).not.toBe(first?.rate);
  });

  test('counts the near, the fresh and the taken more', () => {
    const likely = (change: Partial<Comparable>) =>
      valuate(SUBJECT, [...FIVE.slice(0, 4), same(12_000_000, change)])?.likely ?? 0;
    const plain = likely({});
    expect(likely({ metres: 0 })).toBeGreaterThan(plain);
    expect(likely({ closed: true })).toBeGreaterThan(plain);
    expect(likely({ months: 12 })).toBeLessThan(plain);
  });

  test('never leaves the rates of its comparables, as adjusted', () => {
    fc.assert(
      fc.property(subjects, comparables(), (subject, homes) => {
        const found = valuate(subject, homes);
        const rates = found?.comparables.map(({ adjustedRate }) => adjustedRate) ?? [];
        const { low = 0, likely = 0, high = 0 } = found?.rates ?? {};
        expect(low).toBeGreaterThanOrEqual(Math.min(...rates));
        expect(likely).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(likely);
        expect(high).toBeLessThanOrEqual(Math.max(...rates));
      }),
    );
  });

  test('never leaves the rates as asked where there is nothing to adjust', () => {
    const { areaSqft, age, floor, furnishing } = SUBJECT;
    const alike = Object.fromEntries(
      Object.entries({ areaSqft, age, floor, furnishing }).map(([key, value]) => [
        key,
        fc.constant(value as never),
      ]),
    );
    fc.assert(
      fc.property(comparables(alike), (homes) => {
        const asked = homes.map(({ price }) => price / areaSqft);
        const found = valuate(SUBJECT, homes);
        expect(found?.comparables.every(({ adjustments }) => adjustments.length === 0)).toBe(true);
        expect(found?.rates.low).toBeGreaterThanOrEqual(Math.min(...asked));
        expect(found?.rates.high).toBeLessThanOrEqual(Math.max(...asked));
      }),
    );
  });

  test('does not fall as the area grows', () => {
    fc.assert(
      fc.property(
        subjects,
        comparables(),
        fc.integer({ min: 1, max: 500 }),
        (subject, homes, more) => {
          const small = valuate(subject, homes);
          const large = valuate({ ...subject, areaSqft: subject.areaSqft + more }, homes);
          for (const name of ['low', 'likely', 'high'] as const) {
            expect(large?.[name]).toBeGreaterThanOrEqual(small?.[name] ?? Number.NaN);
          }
        },
      ),
    );
  });

  test('gives every comparable its part, all of them together the whole', () => {
    fc.assert(
      fc.property(subjects, comparables(), (subject, homes) => {
        const parts = valuate(subject, homes)?.comparables.map(({ share }) => share) ?? [];
        expect(Math.min(...parts)).toBeGreaterThan(0);
        expect(parts.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
      }),
    );
  });
});

describe('adjustments', () => {
  const of = (comparable: Partial<Comparable>, subject: Partial<Subject> = {}) =>
    factorsFor({ ...SUBJECT, ...subject }, same(9_000_000, comparable)).map(
      ({ about, percent, words }) => [about, percent, words],
    );

  test('are none for an alike home, and none for what is not known', () => {
    expect(of({})).toEqual([]);
    expect(of({ age: null, floor: null, furnishing: null })).toEqual([]);
  });

  test('say what differs and what it is worth', () => {
    expect(of({ areaSqft: 1_200 })).toEqual([
      ['area', 2.9, 'Larger: 1,200 against 900 sq ft; large homes cost less per sq ft'],
    ]);
    expect(of({ age: '10-15 Years' })).toEqual([
      ['age', 6, 'Older: 10-15 years against 0-5 years'],
    ]);
    expect(of({ floor: 0 })).toEqual([['floor', 2, 'Lower: floor 0 against 4']]);
    expect(of({ floor: 30 })).toEqual([['floor', -5, 'Higher: floor 30 against 4']]);
    expect(of({ furnishing: 'UnFurnished' })).toEqual([
      ['furnishing', 2, 'Unfurnished against half furnished'],
    ]);
  });

  test('say what is smaller, newer, lower or on a plot', () => {
    expect(of({ areaSqft: 450 })).toEqual([
      ['area', -6.7, 'Smaller: 450 against 900 sq ft; small homes cost more per sq ft'],
    ]);
    expect(of({ age: 'UnderConstruction' }, { age: '10-15 Years' })).toEqual([
      ['age', -6, 'Newer: being built against 10-15 years'],
    ]);
    expect(of({ floor: 5 }, { floor: null })).toEqual([]);
    expect(of({ furnishing: 'Furnished' }, { subcategory: 'Plot' })).toEqual([]);
    expect(of({ furnishing: null })).toEqual([]);
    expect(of({}, { furnishing: null })).toEqual([]);
  });

  test('count furnishing more in a rent', () => {
    expect(of({ furnishing: 'UnFurnished' }, { listedIn: 'rent' })[0]?.[1]).toBe(6);
  });

  test('know no floors where homes stand alone', () => {
    expect(of({ floor: 0 }, { subcategory: 'Villa' })).toEqual([]);
  });

  test('take what is being built as new', () => {
    expect(of({ age: 'UnderConstruction' })).toEqual([]);
  });
});

test('a weighted quantile of one value is that, and of none no number', () => {
  expect(weightedQuantile([{ value: 4, weight: 2 }], 0.9)).toBe(4);
  expect(weightedQuantile([{ value: 4, weight: 2 }], 0.1)).toBe(4);
  expect(weightedQuantile([], 0.5)).toBeNaN();
});

test('a weighted quantile beyond the outer middles is the outer value', () => {
  const two = [
    { value: 1, weight: 1 },
    { value: 5, weight: 1 },
  ];
  expect([0, 0.25, 0.5, 0.75, 1].map((quantile) => weightedQuantile(two, quantile))).toEqual([
    1, 1, 3, 5, 5,
  ]);
});

test('a weighted quantile leans to the heavier', () => {
  const at = (weight: number) =>
    weightedQuantile(
      [
        { value: 1, weight: 1 },
        { value: 2, weight },
        { value: 3, weight: 1 },
      ],
      0.5,
    );
  expect(at(1)).toBe(2);
  expect(
    weightedQuantile(
      [
        { value: 1, weight: 3 },
        { value: 5, weight: 1 },
      ],
      0.5,
    ),
  ).toBeLessThan(3);
});
