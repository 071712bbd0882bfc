import { describe, expect, test } from 'vitest';
import { halfOf } from '#domain/ads/place.ts';
import { displayBookingAmount } from '#domain/lib/money.ts';
import { pagerOf } from '#domain/lib/page-count.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';
import { tileSource } from '#domain/lib/tile-source.ts';
import { startsOf, type Transitions } from '#domain/lib/transitions.ts';
import { truncate } from '#domain/lib/truncate.ts';
import { typedRupees } from '#domain/lib/typed-rupees.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 12, [1, 2, 0, 12]],
  [3, 12, [1, 2, 3, 4, 0, 12]],
  [4, 12, [1, 0, 3, 4, 5, 0, 12]],
  [11, 12, [1, 0, 10, 11, 12]],
  [12, 12, [1, 0, 11, 12]],
])('a pager at %i of %i shows %j', (page, pages, shown) => {
  expect(pagerOf(page, pages)).toEqual(shown);
});

describe('a text of at most so many characters', () => {
  test.each([
    ['Pune', 4, 'Pune'],
    ['Punes', 4, 'Pune…'],
    ['🏠🏠', 2, '🏠🏠'],
    ['🏠🏠🏠', 2, '🏠🏠…'],
  ])('%s by %i is %s', (text, most, cut) => {
    expect(truncate(text, most)).toBe(cut);
  });
});

describe('where a transition starts', () => {
  const TABLE = [
    { name: 'open', from: ['new', 'shut'], to: 'open', by: 'owner' },
    { name: 'shut', from: ['open'], to: 'shut', by: 'owner' },
  ] as const satisfies Transitions<string>;
  test('is said by its row, and nowhere for one that is not there', () => {
    expect(startsOf<string, Transitions<string>>(TABLE, 'open')).toEqual(['new', 'shut']);
    expect(startsOf<string, Transitions<string>>(TABLE, 'shut')).toEqual(['open']);
    expect(startsOf<string, Transitions<string>>(TABLE, 'burn')).toEqual([]);
  });
});

describe('an amount as typed', () => {
  test.each([
    ['₹82,50,000', 8_250_000],
    [' ₹ 82.5 lakh ', 8_250_000],
    ['Rs 82,50,000', 8_250_000],
    ['rs. 1.2 cr', 12_000_000],
    ['INR 45k', 45_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1.1 crore', 11_000_000],
    ['25 lakh 1 crore', Number.NaN],
    ['1 lakh 2 lakh', Number.NaN],
    ['82 bananas', Number.NaN],
    ['about Rs 82', Number.NaN],
    ['', Number.NaN],
  ])('%j is %d', (typed, rupees) => {
    expect(typedRupees(typed)).toBe(rupees);
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['/tiles/{z}/{x}/{y}.png', undefined],
  ['tiles/https://elsewhere.example/{z}', undefined],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ['http://tiles.example:8080/{z}/{x}/{y}.png', 'http://tiles.example:8080'],
])('pictures of %s come from %s', (tileUrl, source) => {
  expect(tileSource(tileUrl)).toBe(source);
});

test('a path that only mentions the sign-in page leads where it says', () => {
  expect(safeReturnPath('/Login?x=1')).toBe('/UserDashboard');
  expect(safeReturnPath('/guides/login')).toBe('/guides/login');
});

test('an empty booking amount is shown as nothing', () => {
  expect(displayBookingAmount('')).toBe('');
  expect(displayBookingAmount('123456')).toBe('1,23,456');
});

test('half of a size', () => {
  expect(halfOf({ width: 1_200, height: 300 })).toEqual({ width: 600, height: 150 });
});
