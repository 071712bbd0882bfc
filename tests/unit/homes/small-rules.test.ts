import { describe, expect, test } from 'vitest';
import { readCompared, toggleCompared } from '#domain/homes/compare.ts';
import { emi } from '#domain/homes/emi.ts';
import { lineStatus } from '#domain/homes/gazetteer/metro-lines.ts';
import { stationName } from '#domain/homes/gazetteer/station-name.ts';
import { UNKNOWN_CITY } from '#domain/homes/gazetteer/unknown-city.ts';
import { costsToRent } from '#domain/homes/home-costs.ts';
import { bhkLabel, hasBedrooms } from '#domain/homes/listing.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { saidPlaces } from '#domain/homes/said-places.ts';
import { searchViewOf } from '#domain/homes/search-view.ts';
import { mayReadVerificationPaper } from '#domain/homes/verification-papers.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { VERIFICATION_PAPER } from '#tests/expected/state-access.ts';

describe('who reads the papers of a home, in each state', () => {
  const END = new Date('2026-06-01T06:30:00Z');
  test.each(Object.entries(VERIFICATION_PAPER))('%s', (state, row) => {
    for (const [party, sees] of Object.entries(row)) {
      const of = { state: state as keyof typeof VERIFICATION_PAPER, decidedAt: END };
      const reads = (at: Date) => mayReadVerificationPaper(of, party as keyof typeof row, at);
      const days = typeof sees === 'number' ? sees : 5_000;
      expect(reads(new Date(daysFrom(END, days).getTime() - 1)), party).toBe(sees !== 'no');
      expect(reads(daysFrom(END, days)), party).toBe(sees === 'yes');
    }
  });
});

test.each([
  ['Baner, Wakad', ['Baner', 'Wakad']],
  ['Baner or  Wakad ', ['Baner', 'Wakad']],
  ['Koregaon Park', ['Koregaon Park']],
  ['Pune, Baner, pune city', ['Baner']],
  ['Pune Cantonment,, ', ['Pune Cantonment']],
  ['a,b,c,d,e,f,g,h,i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['', []],
])('places said by “%s” are %j', (loc, places) => {
  expect(saidPlaces(loc)).toEqual(places);
});

test.each([
  [[1, 2], 3, [1, 2, 3]],
  [[1, 2, 3], 4, [1, 2, 3]],
  [[1, 2, 3], 2, [1, 3]],
  [[], 1, [1]],
])('of those compared, %j, choosing %i leaves %j', (ids, id, left) => {
  expect(toggleCompared(ids, id)).toEqual(left);
});

test('three homes are compared at most, each once', () => {
  expect(readCompared('4,4,x,-1,0,1.5,5,6,7')).toEqual([4, 5, 6]);
});

test('what a home with so many bedrooms is called', () => {
  expect(bhkLabel(1, 'Studio Apartment')).toBe('1 RK');
  expect([1, 9, 10, 12].map((count) => bhkLabel(count, 'Flat'))).toEqual([
    ...['1 BHK', '9 BHK', '10+ BHK', '10+ BHK'],
  ]);
  expect((['Flat', 'Office', 'Plot'] as const).map(hasBedrooms)).toEqual([true, false, false]);
});

test('a place is written from the door outwards', () => {
  const place = {
    door: 'Flat 4',
    address: 'Baner Road',
    landmark: 'Near D-Mart',
    pincode: '411045',
  };
  expect(placeWords(place)).toBe('Flat 4, Near D-Mart, Baner Road, 411045');
  expect(placeWords({ ...place, door: null, landmark: '' })).toBe('Baner Road, 411045');
});

test.each([
  ['list', 'list'],
  ['map', 'map'],
  ['split', 'split'],
  ['grid', 'split'],
  [undefined, 'split'],
])('the view %s is shown as %s', (text, view) => {
  expect(searchViewOf(text)).toBe(view);
});

test('a station is said in the language of whoever is spoken to, or as it came', () => {
  expect(stationName('Vanaz')).toBe('Vanaz');
  expect(inLanguage('mr', () => stationName('Vanaz'))).toMatch(/\p{Script=Devanagari}/u);
  expect(inLanguage('mr', () => stationName('Nowhere'))).toBe('Nowhere');
});

test('a line of the metro tells where it ends and who says so', () => {
  const { ends, status, source } = lineStatus('Aqua');
  for (const words of [ends, status, source]) expect(words).toMatch(/\w/);
});

test('papers and a city nobody knows have their names', () => {
  expect(PAPER_LABEL.property_tax).toMatch(/tax/i);
  expect(UNKNOWN_CITY).toBe('Unknown City');
});

test('a licence outside the city costs less to register', () => {
  const rupees = (authority: 'PMC' | 'PMRDA') =>
    costsToRent({ rent: 25_000, deposit: 100_000, authority }).map((line) => line.rupees);
  // (11 × 25,000 + 10 % × 11 ÷ 12 × 1,00,000) × 0.25 % is 711.
  expect([rupees('PMC'), rupees('PMRDA')]).toEqual([
    [800, 1_000],
    [800, 500],
  ]);
});

test('a loan without interest is paid back in equal parts', () => {
  expect(emi({ loanAmount: 1_200_000, ratePercent: 0, tenureYears: 10 })).toEqual({
    monthlyPayment: 10_000,
    totalPayment: 1_200_000,
    totalInterest: 0,
  });
});
