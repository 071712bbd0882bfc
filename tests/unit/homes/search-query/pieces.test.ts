import { describe, expect, test } from 'vitest';
import { addressOf } from '#domain/homes/search-query/address.ts';
import { chipsOf } from '#domain/homes/search-query/chips.ts';
import { readCounts } from '#domain/homes/search-query/counts.ts';
import { missedOf } from '#domain/homes/search-query/missed.ts';
import { readMoney } from '#domain/homes/search-query/money.ts';
import type { SearchQuery } from '#domain/homes/search-query/query.ts';
import { Sentence } from '#domain/homes/search-query/sentence.ts';
import { dayMeant, readTimes } from '#domain/homes/search-query/times.ts';
import { plainWord, tokensOf } from '#domain/homes/search-query/tokens.ts';
import { readWalks } from '#domain/homes/search-query/walks.ts';

const EVERYTHING: SearchQuery = {
  listedIn: 'rent',
  bedrooms: [2, 10],
  subcategory: ['Flat', 'Villa'],
  places: [
    { slug: 'baner', name: 'Baner' },
    { slug: 'wakad', name: 'Wakad' },
  ],
  near: true,
  minPrice: 20_000,
  maxPrice: 45_000,
  minArea: 600,
  maxArea: 1_200,
  possession: ['Ready To Move'],
  furnishing: ['Furnished'],
  facing: ['East'],
  age: ['UnderConstruction', '0-5 Years'],
  bathrooms: [2],
  amenities: ['School'],
  postedBy: ['owner'],
  tenants: ['family'],
  food: 'vegetarians',
  pets: true,
  availableBy: '2027-01-31',
  noBrokerage: true,
  maxDeposit: 100_000,
  cabins: 3,
  zone: ['residential'],
  floor: ['ground'],
  parking: true,
  lift: true,
  verified: true,
  newSince: 7,
  reduced: true,
  metroWalk: 15,
  metroLine: ['Aqua'],
  sort: 'price_low',
};

describe('what was understood', () => {
  test('has a chip each, by the name of its filter', () => {
    expect(chipsOf(EVERYTHING).map(({ filter, label }) => `${filter}: ${label}`)).toEqual([
      'listedin: To rent',
      'bedrooms: 2 BHK',
      'bedrooms: 10+ BHK',
      'subcategory: Flats',
      'subcategory: Villas',
      'loc: Near Baner',
      'loc: Near Wakad',
      'min_price: From ₹ 20,000',
      'max_price: Up to ₹ 45,000',
      'min_area: From 600 sq ft',
      'max_area: Up to 1,200 sq ft',
      'possession: Ready To Move',
      'furnishing: Furnished',
      'facing: East facing',
      'age: Being built',
      'age: 0-5 Years old',
      'bathrooms: 2 bathrooms',
      'amenities: Near: school',
      'postedBy: By owner',
      'tenants: For families',
      'food: Vegetarians only',
      'pets: Pets allowed',
      'availableBy: Free by 31 Jan 2027',
      'noBrokerage: No brokerage',
      'maxDeposit: Deposit up to ₹ 1 Lakh',
      'cabins: 3+ cabins',
      'zone: Residential zone',
      'floor: Ground floor',
      'parking: Parking',
      'lift: Lift',
      'verified: Verified',
      'newSince: Listed in the last 7 days',
      'reduced: Reduced',
      'metroWalk: 15 min walk to the metro',
      'metroLine: Aqua line',
      'sort: Cheapest first',
    ]);
  });

  test('has other chips where it says the opposite', () => {
    const other: SearchQuery = { listedIn: 'sell', category: 'Commercial', maxDeposit: 0 };
    const places = [{ slug: 'baner', name: 'Baner' }];
    expect(chipsOf({ ...other, places }).map(({ label }) => label)).toEqual([
      'To buy',
      'Commercial',
      'In Baner',
      'No deposit',
    ]);
    expect(chipsOf({})).toEqual([]);
  });

  test('is an address, all of it', () => {
    expect(addressOf(EVERYTHING)).toEqual({
      ...{ type: 'Rent', subCategory: 'Flat,Villa', loc: 'Baner,Wakad', near: '1' },
      ...{ bedrooms: '2,10+', bathrooms: '2', min_price: '20000', max_price: '45000' },
      ...{
        min_area: '600',
        max_area: '1200',
        possession: 'Ready To Move',
        furnishing: 'Furnished',
      },
      ...{
        facing: 'East',
        age: 'UnderConstruction,0-5 Years',
        amenities: 'School',
        postedBy: 'owner',
      },
      ...{ tenants: 'family', food: 'vegetarians', pets: '1', availableBy: '2027-01-31' },
      ...{
        noBrokerage: '1',
        maxDeposit: '100000',
        cabins: '3',
        zone: 'residential',
        floor: 'ground',
      },
      ...{ parking: '1', lift: '1', verified: '1', newSince: '7', reduced: '1', metroWalk: '15' },
      ...{ metroLine: 'Aqua', sort: 'price_low' },
    });
  });

  test.each<[SearchQuery, Record<string, string>]>([
    [{}, { type: 'Buy' }],
    [{ listedIn: 'sell', pets: false }, { type: 'Buy' }],
    [{ listedIn: 'rent' }, { type: 'Rent' }],
    [{ category: 'Residential' }, { type: 'Buy' }],
    [
      { category: 'Commercial', listedIn: 'rent' },
      { type: 'Commercial', listedin: 'rent' },
    ],
    [{ subcategory: ['Plot'] }, { type: 'Plots', subCategory: 'Plot' }],
    [
      { subcategory: ['Office'], category: 'Residential' },
      { type: 'Commercial', subCategory: 'Office' },
    ],
  ])('is an address: %o', (query, address) => {
    expect(addressOf(query)).toEqual(address);
  });
});

const TODAY = '2026-11-28';
const read = (said: string, reader: (sentence: Sentence) => void) => {
  const sentence = new Sentence(said);
  reader(sentence);
  return sentence.findings.map(({ meaning }) => meaning.sets);
};

describe('times', () => {
  test.each([
    ['available from 5 december', [{ availableBy: '2026-12-05' }]],
    ['available from 28 nov', [{ availableBy: '2026-11-28' }]],
    ['available from 27 november', [{ availableBy: '2027-11-27' }]],
    ['vacant in january', [{ availableBy: '2027-01-01' }]],
    ['from 1st march 2028', [{ availableBy: '2028-03-01' }]],
    ['from 31 june', []],
    ['may', []],
    ['possession by december', []],
    ['less than 10 years old', [{ age: ['UnderConstruction', '0-5 Years', '5-10 Years'] }]],
    ['less than 5 years', [{ age: ['UnderConstruction', '0-5 Years'] }]],
    ['listed in the last 24 hours', [{ newSince: 1 }]],
    ['last 25 hours', [{ newSince: 3 }]],
    ['last 7 days', [{ newSince: 7 }]],
    ['last 1 week', [{ newSince: 7 }]],
    ['last 2 weeks', [{ newSince: 30 }]],
    ['last 31 days', []],
  ])('“%s”: %j', (said, sets) => {
    expect(read(said, (sentence) => readTimes(sentence, TODAY))).toEqual(sets);
  });

  test.each([
    ['today', '2026-11-28', '2026-11-28'],
    ['next month', '2026-11-28', '2026-12-01'],
    ['next month', '2026-12-31', '2027-01-01'],
    ['2027-02-03', '2026-11-28', '2027-02-03'],
  ])('%s on %s is %s', (said, today, day) => {
    expect(dayMeant(said, today)).toBe(day);
  });
});

describe('counts', () => {
  test.each([
    ['2 bhk', [{ bedrooms: [2] }]],
    ['2/3 bhk', [{ bedrooms: [2, 3] }]],
    ['1 to 3 bhk', [{ bedrooms: [1, 2, 3] }]],
    ['3 or 1 bhk', [{ bedrooms: [1, 3] }]],
    ['8+ bhk', [{ bedrooms: [8, 9, 10] }]],
    ['9 bhk and above', [{ bedrooms: [9, 10] }]],
    ['2.5 bhk', [{ bedrooms: [2, 3] }]],
    ['0 bhk', []],
    ['31 bhk', []],
    ['30 bhk', [{ bedrooms: [30] }]],
    ['2 bathrooms', [{ bathrooms: [2] }]],
    ['0 bathrooms', []],
    ['12 cabins', [{ cabins: 12 }]],
    ['0 cabins', []],
  ])('“%s”: %j', (said, sets) => {
    expect(read(said, readCounts)).toEqual(sets);
  });

  test('half a room is answered', () => {
    const sentence = new Sentence('2.5 bhk');
    readCounts(sentence);
    const [{ meaning } = { meaning: {} as never }] = sentence.findings;
    expect(meaning.answer?.about).toBe('2.5 BHK');
    expect(meaning.answer?.text()).toMatch(/2.*3/);
  });
});

describe('walks', () => {
  test.each([
    ['10 minutes walk to metro', [{ metroWalk: 10 }]],
    ['11 min to the metro', [{ metroWalk: 15 }]],
    ['metro from 20 minutes walk', [{ metroWalk: 20 }]],
    ['21 minutes from metro', []],
    ['within 800 m of metro', [{ metroWalk: 10 }]],
    ['801 metres from the metro station', [{ metroWalk: 15 }]],
    ['1.6 km from metro', [{ metroWalk: 20 }]],
    ['2 km from metro', []],
  ])('“%s”: %j', (said, sets) => {
    expect(read(said, readWalks)).toEqual(sets);
  });
});

describe('money', () => {
  test.each([
    ['under 80 lakh', [{ maxPrice: 8_000_000 }]],
    ['1 crore 25 lakh', [{ maxPrice: 12_500_000 }]],
    ['1.5 cr se 2 cr', [{ minPrice: 15_000_000, maxPrice: 20_000_000 }]],
    ['60k deposit 22k rent', [{ maxDeposit: 60_000 }, { maxPrice: 22_000 }]],
    ['deposit 2 lakh rent 15000', [{ maxDeposit: 200_000 }, { maxPrice: 15_000 }]],
    ['deposit of 1 lakh', [{ maxDeposit: 100_000 }]],
    ['deposit', []],
  ])('“%s”: %j', (said, sets) => {
    expect(read(said, readMoney)).toEqual(sets);
  });
});

describe('words', () => {
  test.each([
    ['2bhk,60L.', ['2', 'bhk', ',', '60', 'l']],
    ['> 80', ['above', '80']],
    ['< 80', ['below', '80']],
    ['२ बीएचके', ['2', 'बीएचके']],
    ['semi-furnished 2-3', ['semi', 'furnished', '2', '-', '3']],
    ['1,00,000', ['1,00,000']],
    ['', []],
  ])('“%s” are %j', (text, words) => {
    expect(tokensOf(text).map(({ word }) => word)).toEqual(words);
  });

  test('have their places, and what is left without an ending', () => {
    const [first, second] = tokensOf('x मेट्रोजवळ');
    expect(first).toEqual({ word: 'x', forms: ['x'], endsNear: false, start: 0, end: 1 });
    expect(second).toMatchObject({ endsNear: true, start: 2, end: 11 });
    expect(second?.forms.slice(0, 2)).toEqual(['मेट्रोजवळ', 'मेट्रो']);
    expect(tokensOf('flat')[0]).toMatchObject({ forms: ['flat'], endsNear: false });
    expect(tokensOf('karvenagarmadhye')[0]?.forms).toContain('karvenagar');
  });

  test('are looked up without signs left out at will', () => {
    expect(plainWord('O’Neil')).toBe('oneil');
    expect(plainWord('चाँद')).toBe('चांद');
  });
});

describe('a sentence', () => {
  test('gives back what was not understood, in runs', () => {
    const sentence = new Sentence('quiet 2 bhk, near  the Zoo please');
    readCounts(sentence);
    expect(missedOf(sentence)).toBe('quiet, near  the Zoo please');
  });

  test('understands each word once, until it is given back', () => {
    const sentence = new Sentence('a 2 bhk b');
    const found = sentence.take(1, 3, { meaning: {} });
    expect([0, 1, 2, 3, 4].map(sentence.isFree)).toEqual([true, false, false, true, false]);
    expect(sentence.line).toBe('a ||||| b');
    expect(sentence.foundAt(2)).toBe(found);
    sentence.giveBack(found);
    expect(sentence.findings).toEqual([]);
    expect(sentence.isFree(1)).toBe(true);
    expect([0, 4].map(sentence.isBreak)).toEqual([false, true]);
  });

  test('takes the whole of the words a match begins and ends in', () => {
    const sentence = new Sentence('one two three four');
    const { from, to } = sentence.takeText(5, 10, {});
    expect([from, to, sentence.line]).toEqual([1, 3, 'one ||||||||| four']);
  });
});
