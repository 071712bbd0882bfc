import { describe, expect, test } from 'vitest';
import { isComplete, readAnswers } from '#contract/homes/read-answers.ts';
import { type TypedAnswers, typedAnswers } from '#contract/homes/typed-answers.ts';
import { freshnessOf, goesOffAt } from '#domain/homes/freshness.ts';
import { LISTED_IN, SUBCATEGORIES } from '#domain/homes/listing.ts';
import {
  FORM_STEPS,
  isAsked,
  isRequired,
  type Offer,
  STEP_FIELDS,
  stepOf,
} from '#domain/homes/listing-form.ts';
import { homeWords, suggestDescription, suggestTitle } from '#domain/homes/listing-text.ts';
import { type QualityFacts, scoreListing } from '#domain/homes/quality-score.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { checkPrice } from '#domain/market/price-check.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';

const TODAY = '2026-11-21';
const FLAT: Offer = { subcategory: 'Flat', listedIn: 'sell' };
const TYPED: TypedAnswers = {
  bedrooms: '2',
  bathrooms: '2',
  areaUnit: 'sqft',
  carpetArea: '760',
  floor: '4',
  floors: '11',
  furnishing: 'Furnished',
  possession: 'Ready To Move',
  price: '85,00,000',
  localitySlug: 'baner',
  privateAddress: 'Flat 402, Lane 7',
  latitude: 18.56,
  longitude: 73.78,
  title: 'A fine flat in Baner',
};
const wrong = (typed: TypedAnswers, offer = FLAT) =>
  readAnswers({ ...TYPED, ...typed }, offer, TODAY).errors.map(({ path }) => path);

describe('the form', () => {
  test('every answer belongs to one step, and is kept in drafts', () => {
    const names = FORM_STEPS.flatMap((step) => [...STEP_FIELDS[step]]);
    expect(new Set(names).size).toBe(names.length);
    expect([...names, 'subcategory', 'listedin'].sort()).toEqual(
      Object.keys(typedAnswers.shape).sort(),
    );
    expect(stepOf('floor')).toBe('basics');
    expect(stepOf('reraNumber')).toBe('details');
  });

  test('asks what makes sense, and requires only what it asks', () => {
    for (const subcategory of SUBCATEGORIES) {
      for (const listedIn of LISTED_IN) {
        const offer = { subcategory, listedIn };
        for (const name of FORM_STEPS.flatMap((step) => [...STEP_FIELDS[step]])) {
          if (isRequired(name, offer)) expect(isAsked(name, offer)).toBe(true);
        }
      }
    }
    expect(isAsked('floor', { ...FLAT, subcategory: 'Plot' })).toBe(false);
    expect(isAsked('deposit', FLAT)).toBe(false);
    const land = { ...FLAT, subcategory: 'Plot', postedBy: 'builder' } as const;
    expect([isAsked('developer', land), isAsked('floor', land)]).toEqual([true, false]);
    expect(isAsked('possessionDate', { ...FLAT, possession: 'UpComing' })).toBe(true);
    expect(isAsked('age', { ...FLAT, possession: 'UpComing' })).toBe(false);
  });

  test('reads whole answers, grouped digits and square metres', () => {
    const read = readAnswers(TYPED, FLAT, TODAY);
    expect(isComplete(read)).toBe(true);
    expect(read.given).toMatchObject({ price: 8_500_000, carpetArea: 760, builtUpArea: null });
    const metric = readAnswers({ ...TYPED, areaUnit: 'sqm', carpetArea: '70.6' }, FLAT, TODAY);
    expect(metric.given.carpetArea).toBe(760);
  });

  test.each([
    [{ bedrooms: 'two' }, 'bedrooms'],
    [{ bedrooms: '2.5' }, 'bedrooms'],
    [{ floor: '12' }, 'floor'],
    [{ carpetArea: '7' }, 'carpetArea'],
    [{ price: '85' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ furnishing: 'Gilded' }, 'furnishing'],
    [{ age: 'UnderConstruction' }, 'age'],
    [{ pincode: '4110' }, 'pincode'],
    [{ latitude: null }, 'latitude'],
    [{ title: 'Short' }, 'title'],
    [{ reraNumber: 'A52100012345' }, 'reraNumber'],
    [{ maintenance: '9000000' }, 'maintenance'],
  ] satisfies [TypedAnswers, string][])('refuses %o', (typed, path) => {
    expect(wrong(typed)).toEqual([path]);
  });

  test('an answer no longer asked for neither counts nor hurts', () => {
    const plot = readAnswers(
      { ...TYPED, plotArea: '2000', floor: '99', bedrooms: 'x' },
      { subcategory: 'Plot', listedIn: 'sell' },
      TODAY,
    );
    expect(plot.errors).toEqual([]);
    expect(plot.given).toMatchObject({ floor: null, bedrooms: null, carpetArea: null });
  });

  test('the law’s registration: for sale and not yet built', () => {
    const unbuilt: TypedAnswers = { possession: 'UpComing', possessionDate: '2028-01-01' };
    expect(wrong(unbuilt)).toEqual(['reraNumber']);
    expect(wrong({ ...unbuilt, reraNumber: 'P52100012345' })).toEqual([]);
    expect(wrong({ ...unbuilt, price: '22000' }, { ...FLAT, listedIn: 'rent' })).toEqual([]);
    expect(wrong({ ...unbuilt, possessionDate: TODAY, reraNumber: 'P52100012345' })).toEqual([]);
    expect(wrong({ possession: 'UpComing', possessionDate: '2026-11-20' })).toEqual(
      expect.arrayContaining(['possessionDate', 'reraNumber']),
    );
  });

  test('today is Pune’s', () => {
    expect(puneDate(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
    expect(puneDate(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-20');
  });
});

describe('a contact in text', () => {
  test.each([
    '9822012345',
    '+91 98220-12345',
    '09822012345',
    '98220.12345',
    '(982) 201 2345',
    '020-2567 1234',
    '+44 7911 123456',
    '९८२२० १२३४५',
    '９８２２０１２３４５',
    'nine eight two two zero one two three four five',
    'asha@example.org',
    'asha@okaxis',
    'asha (at) example (dot) com',
    'write to my gmail',
    'https://example.org',
    'www.example',
    'wa.me/9',
    'example.com',
  ])('%s', (text) => {
    expect(holdsContact(`See it. ${text} Thanks.`)).toBe(true);
  });

  test.each([
    'Price ₹ 1,25,00,000 and 915 sq ft carpet',
    'RERA P52100012345',
    '2 BHK, floor 4 of 11, built 2015, 411045',
    'One bedroom, two balconies, three minutes to the metro',
    '7/12 extract and NA order no. 245/2019 are there',
    'Maintenance 3500 a month, deposit 150000',
    'Open 10.30 to 18.00 @ the gate',
    'Water 24x7; school at 300 m.',
  ])('none in: %s', (text) => {
    expect(holdsContact(text)).toBe(false);
  });
});

describe('texts from the facts', () => {
  const facts = {
    subcategory: 'Flat',
    listedIn: 'sell',
    locality: 'Baner',
    bedrooms: 2,
    bathrooms: 2,
    balconies: 2,
    garages: 1,
    carpetAreaSqft: 760,
    floor: 4,
    floors: 11,
    facing: 'South East',
    furnishing: 'Semi-Furnished',
    possession: 'Ready To Move',
    society: 'Sai Heights',
    landmark: 'Balewadi High Street',
    amenities: ['School', 'Park'],
  } as const;

  test('say what was answered', () => {
    expect(suggestTitle(facts)).toBe('Semi-furnished 2 BHK flat in Sai Heights, Baner');
    expect(suggestDescription(facts)).toBe(
      '2 BHK flat for sale in Sai Heights, Baner. 760 sq ft carpet, on floor 4 of 11, with 2 bathrooms, 2 balconies and 1 parking place. South-east-facing, semi-furnished and ready to move in. Near Balewadi High Street. Close by: school and park.',
    );
  });

  test.each(['Near City Pride', 'near City Pride', 'Opposite City Pride'])(
    'say where it is once: %s',
    (landmark) => {
      const { length } = suggestDescription({ ...facts, landmark }).match(/near|opposite/gi) ?? [];
      expect(length).toBe(1);
    },
  );

  test('and nothing else', () => {
    const bare = { subcategory: 'Plot', listedIn: 'rent', locality: 'Wagholi' } as const;
    expect(suggestTitle(bare)).toBe('Plot in Wagholi');
    expect(suggestDescription(bare)).toBe('Plot to rent in Wagholi.');
    expect(suggestTitle({ ...bare, plotAreaSqft: 2178 })).toBe('Plot of 2,178 sq ft in Wagholi');
    expect(homeWords({ subcategory: 'Studio Apartment', bedrooms: 1 })).toBe('1 RK studio');
    expect(suggestDescription({ ...bare, subcategory: 'Shop', floor: 0 })).toContain(
      'On the ground floor',
    );
  });

  test.each<[string, Partial<Parameters<typeof suggestDescription>[0]>, string]>([
    [
      'every area there is',
      { subcategory: 'House', carpetAreaSqft: 900, builtUpAreaSqft: 1_200, plotAreaSqft: 2_178 },
      'House to rent in Wagholi. 900 sq ft carpet, 1,200 sq ft built-up and plot of 2,178 sq ft.',
    ],
    [
      'a basement',
      { subcategory: 'Shop', floor: -1, floors: 4 },
      'Shop to rent in Wagholi. In the basement.',
    ],
    [
      'a floor of unknown many',
      { subcategory: 'Shop', floor: 2 },
      'Shop to rent in Wagholi. On floor 2.',
    ],
    ['no floor', { subcategory: 'Shop', floor: null }, 'Shop to rent in Wagholi.'],
    [
      'no bedrooms of an office',
      { subcategory: 'Office', bedrooms: 3 },
      'Office to rent in Wagholi.',
    ],
    ['no bedrooms unknown', { subcategory: 'Flat', bedrooms: 0 }, 'Flat to rent in Wagholi.'],
    [
      'five amenities',
      { amenities: ['School', 'Park', 'Hospital', 'Market', 'Temple', 'Bank'] as never },
      'Plot to rent in Wagholi. Close by: school, park, hospital, market and temple.',
    ],
    [
      'one of what is inside',
      { subcategory: 'Flat', balconies: 1 },
      'Flat to rent in Wagholi. With 1 balcony.',
    ],
  ])('say %s', (_, more, words) => {
    const bare = { subcategory: 'Plot', listedIn: 'rent', locality: 'Wagholi' } as const;
    expect(suggestDescription({ ...bare, ...more })).toBe(words);
  });

  test('a plot’s area is in no title but its own', () => {
    const house = { subcategory: 'House', listedIn: 'sell', locality: 'Wagholi' } as const;
    expect(suggestTitle({ ...house, plotAreaSqft: 2_178 })).toBe('House in Wagholi');
  });
});

describe('the price check', () => {
  const rate = { low: 9_000, median: 10_000, high: 11_000, n: 12 };
  const check = (perSqft: number) =>
    checkPrice({ price: perSqft * 1_000, areaSqft: 1_000 }, rate, 'Baner');

  test.each([
    [10_000, 'within', 0],
    [11_500, 'within', 15],
    [11_600, 'above', 16],
    [8_600, 'within', -14],
    [8_500, 'below', -15],
  ] as const)('%i a square foot is %s', (perSqft, verdict, percent) => {
    expect(check(perSqft)).toMatchObject({ verdict, percent });
  });

  test('names its figures', () => {
    expect(check(13_000).text).toMatch(
      /^₹ 13,000 per sq ft; the middle of 12 homes like it in Baner is ₹ 10,000\. That is 30% above it\./,
    );
  });
});

describe('freshness', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  test.each([
    [0, 'fresh'],
    [29.9, 'fresh'],
    [30, 'due'],
    [37, 'faded'],
    [59.9, 'faded'],
    [60, 'over'],
  ] as const)('after %f days: %s', (days, state) => {
    expect(freshnessOf(ago(days), now)).toBe(state);
  });
  test('ends sixty days after it was confirmed', () => {
    expect(goesOffAt(ago(60))).toEqual(now);
  });
});

describe('the quality score', () => {
  const perfect: QualityFacts = {
    subcategory: 'Flat',
    listedIn: 'rent',
    photoCount: 8,
    hasFloorPlan: true,
    title: 'A flat',
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
  const bare: QualityFacts = {
    ...perfect,
    photoCount: 0,
    hasFloorPlan: false,
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

  test.each(SUBCATEGORIES)('%s: from 0 to 100, whatever it is not asked', (subcategory) => {
    for (const listedIn of LISTED_IN) {
      expect(scoreListing({ ...perfect, subcategory, listedIn })).toEqual({
        score: 100,
        fixes: [],
      });
      const worst = scoreListing({ ...bare, subcategory, listedIn });
      expect(worst.score).toBe(0);
      expect(worst.fixes[0]?.step).toBe('media');
      const sum = worst.fixes.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(5);
    }
  });

  test('is whole only when nothing is left to do, and never falls by doing more', () => {
    const nearly = scoreListing({ ...perfect, photoCount: 7 });
    expect(nearly.score).toBeLessThan(100);
    expect(nearly.fixes).toHaveLength(1);
    let before = -1;
    for (let photoCount = 0; photoCount <= 12; photoCount++) {
      const { score } = scoreListing({ ...bare, photoCount });
      expect(score).toBeGreaterThanOrEqual(before);
      before = score;
    }
  });
});
