import { describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { parseSearchText } from '#domain/homes/search-query/index.ts';
import { SAID_ON } from '#tests/expected/phrasings/wanted.ts';
import { fc } from '#tests/fast-check.ts';

const matcher = createLocalityMatcher(LOCALITIES);
const read = (said: string) => {
  const { query, unmatched } = parseSearchText(said, matcher, SAID_ON);
  const { places, ...rest } = query;
  const slugs = places?.map(({ slug }) => slug);
  const lists = Object.entries({ ...rest, ...(slugs && { slug: slugs }) });
  // Of one kind, place or facing each is one; bedrooms stay a list.
  const single = lists.map(([name, value]) =>
    Array.isArray(value) && value.length === 1 && name !== 'bedrooms'
      ? [name, value[0]]
      : [name, value],
  );
  return { ...Object.fromEntries(single), unmatched };
};

describe('plain words', () => {
  test.each([
    [
      '2bhk under 60 lakh near hinjewadi ready to move',
      {
        bedrooms: [2],
        maxPrice: 6_000_000,
        slug: 'hinjawadi',
        near: true,
        possession: 'Ready To Move',
        listedIn: 'sell',
      },
    ],
    [
      '3 bhk flat in baner 1 to 1.5 cr',
      {
        bedrooms: [3],
        subcategory: 'Flat',
        slug: 'baner',
        minPrice: 10_000_000,
        maxPrice: 15_000_000,
        listedIn: 'sell',
      },
    ],
    [
      'ghar chahiye kothrud me 80 lakh tak',
      { slug: 'kothrud', maxPrice: 8_000_000, listedIn: 'sell' },
    ],
    [
      'kiraye pe 1 rk viman nagar 15k',
      { listedIn: 'rent', subcategory: 'Studio Apartment', slug: 'viman-nagar', maxPrice: 15_000 },
    ],
    [
      '2 bhk rent kharadi below 30000 semi furnished',
      {
        bedrooms: [2],
        listedIn: 'rent',
        slug: 'kharadi',
        maxPrice: 30_000,
        furnishing: 'Semi-Furnished',
      },
    ],
    ['plot in wagholi', { subcategory: 'Plot', slug: 'wagholi' }],
    ['office space for rent baner', { subcategory: 'Office', listedIn: 'rent', slug: 'baner' }],
    ['dukan hadapsar', { subcategory: 'Shop', slug: 'hadapsar' }],
    ['bangla koregon park', { subcategory: 'Villa', slug: 'koregaon-park' }],
    [
      '50-70 lakh wakad',
      { minPrice: 5_000_000, maxPrice: 7_000_000, slug: 'wakad', listedIn: 'sell' },
    ],
    ['upto 1cr', { maxPrice: 10_000_000, listedIn: 'sell' }],
    [
      'around 75L aundh',
      { minPrice: 6_750_000, maxPrice: 8_250_000, slug: 'aundh', listedIn: 'sell' },
    ],
    ['2/3 bhk pimple saudagar', { bedrooms: [2, 3], slug: 'pimple-saudagar' }],
    ['1.5 cr ke andar', { maxPrice: 15_000_000, listedIn: 'sell' }],
    ['२ बीएचके कोथरूड भाड्याने', { bedrooms: [2], slug: 'kothrud', listedIn: 'rent' }],
    ['east facing 3bhk', { bedrooms: [3], facing: 'East' }],
    ['above 2 crore villa', { minPrice: 20_000_000, subcategory: 'Villa', listedIn: 'sell' }],
    [
      '1.2 crore se kam 3 bhk balewadi under construction',
      {
        bedrooms: [3],
        maxPrice: 12_000_000,
        slug: 'balewadi',
        possession: 'Under Construction',
        listedIn: 'sell',
      },
    ],
    [
      'unfurnished flat on rent, 25k max, karve nagar',
      {
        furnishing: 'UnFurnished',
        subcategory: 'Flat',
        listedIn: 'rent',
        maxPrice: 25_000,
        slug: 'karve-nagar',
      },
    ],
  ])('"%s"', (said, query) => {
    expect(read(said)).toEqual({ ...query, unmatched: '' });
  });

  test.each([
    ['2.5 bhk', [2, 3]],
    ['2bhk/3bhk', [2, 3]],
    ['1bhk 2bhk', [1, 2]],
    ['2 and 3 bhk', [2, 3]],
    ['1 to 3 bhk', [1, 2, 3]],
    ['2-4 bhk', [2, 3, 4]],
    ['8+ bhk', [8, 9, 10]],
    ['8 bhk and above', [8, 9, 10]],
    ['10+ bhk', [10]],
    ['२ बीएचके', [2]],
  ])('bedrooms of "%s"', (said, bedrooms) => {
    expect(read(said)).toEqual({ bedrooms, unmatched: '' });
  });
  test.each(['0 bhk', '99 bhk'])('no home has the bedrooms of "%s"', (said) => {
    expect(read(said)).toEqual({ unmatched: said });
  });
  test.each([
    ['facing east', 'East'],
    ['east-facing', 'East'],
    ['west facing', 'West'],
    ['facing north east', 'North East'],
    ['south-west facing', 'South West'],
    ['उत्तर मुखी', 'North'],
  ])('"%s"', (said, facing) => {
    expect(read(said)).toEqual({ facing, unmatched: '' });
  });
  test.each([
    ['hinjewadi gym', 'hinjawadi', 'gym'],
    ['koregaon park pool', 'koregaon-park', 'pool'],
    ['baner or balewadi', ['baner', 'balewadi'], ''],
    ['kondhwa budrk', 'kondhwa-budruk', ''],
    ['baner road', 'baner-road', ''],
  ])('a place takes no word beside it: "%s"', (said, slug, unmatched) => {
    expect(read(said)).toEqual({ slug, unmatched });
  });
  test('buying is said in more ways than one', () => {
    for (const said of ['for sell', 'sale', 'buy', 'विकत']) {
      expect(read(said)).toEqual({ listedIn: 'sell', unmatched: '' });
    }
  });
  test('a resale is offered by its owner or an agent', () => {
    const postedBy = ['owner', 'agent'];
    expect(read('resale')).toEqual({ listedIn: 'sell', postedBy, unmatched: '' });
  });

  test('what is not understood is given back', () => {
    expect(read('2 bhk near metro with parking, Vastu OK and no Loan')).toEqual({
      bedrooms: [2],
      metroWalk: 15,
      parking: true,
      unmatched: 'Vastu OK and no Loan',
    });
  });

  test.each(['valueOf', 'constructor', '__proto__'])('"%s" is a word like others', (said) => {
    expect(read(`${said} baner`)).toEqual({
      slug: 'baner',
      unmatched: said.replaceAll('_', ''),
    });
  });

  test('nothing anybody types breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (said) => {
        const { query, chips } = parseSearchText(said, matcher, SAID_ON);
        expect((query.minPrice ?? 0) >= 0 && (query.maxPrice ?? 0) >= 0).toBe(true);
        expect(chips.every((chip) => chip.label.length > 0)).toBe(true);
      }),
    );
  });
});
