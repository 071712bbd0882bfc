import { describe, expect, test } from 'vitest';
import {
  formatExactRupees,
  fromDecimals,
  lesserOf,
  negated,
  paise,
  percentOfRupees,
} from '#domain/lib/money.ts';
import { nameBeside } from '#domain/lib/name-beside.ts';
import { pagerOf } from '#domain/lib/page-count.ts';
import { returnCookie, returnPathIn } from '#domain/lib/return-cookie.ts';
import { safeReturnPath } from '#domain/lib/return-path.ts';
import { findRoute } from '#domain/lib/routes.ts';
import { excerptOf, markWords } from '#domain/lib/search-words.ts';
import { isTranslated } from '#domain/lib/translated-pages.ts';

describe('a page that says everything in every language', () => {
  test.each([
    ['/', true],
    ['/PropertyListHome?type=Buy', true],
    ['/PropertyListHome/x', false],
    ['/flats/in-baner', true],
    ['/guides', true],
    ['/guides/rera#what', true],
    ['/guides/rera/more', false],
    ['/home/homeloan-guidance', true],
    ['/ViewSingleProperty/12', true],
    ['/ViewSingleProperty/x', false],
    ['/localities/baner', true],
    ['/x/localities', false],
    ['/UserDashboard', false],
  ])('%s: %s', (address, isOne) => {
    expect(isTranslated(address)).toBe(isOne);
  });
});

describe('the part of a text in which its hit is seen', () => {
  const LONG = `${'a'.repeat(60)} ${'b'.repeat(60)} hit ${'c'.repeat(90)}`;
  test('begins before a hit that stands far on', () => {
    const excerpt = excerptOf(LONG, ['hit']);
    expect(excerpt).toBe(`…${LONG.slice(82, 222)}`);
  });
  test('is the beginning where the hit is near, or there is none', () => {
    expect(excerptOf(`hit ${LONG}`, ['hit'])).toBe(`hit ${LONG}`.slice(0, 140));
    expect(excerptOf(LONG, ['none'])).toBe(LONG.slice(0, 140));
  });
  test('is the whole of a short text', () => {
    expect(excerptOf(`${'a'.repeat(90)} hit`, ['hit'])).toBe(`${'a'.repeat(90)} hit`);
    expect(excerptOf('a'.repeat(140), [])).toBe('a'.repeat(140));
  });
  test('marks the longest of the beginnings that fit', () => {
    expect(markWords('Kothrud', ['ko', 'koth'])).toEqual([
      { text: 'Koth', isHit: true },
      { text: 'rud', isHit: false },
    ]);
    expect(markWords('a Baner', ['baner'])).toEqual([
      { text: 'a ', isHit: false },
      { text: 'Baner', isHit: true },
    ]);
  });
});

describe('the way back after signing in', () => {
  test.each([
    ['/mr/login', '/UserDashboard'],
    ['/LOGIN?x=1', '/UserDashboard'],
    ['/x/login', '/x/login'],
    ['/abcd/login', '/abcd/login'],
    ['/loginless', '/loginless'],
  ])('to %s leads to %s', (wanted, path) => {
    expect(safeReturnPath(wanted)).toBe(path);
  });
  test('is remembered, where it is not too long', () => {
    expect(returnCookie('/a', false)).toBe('return_to=%2Fa; Path=/; Max-Age=600; SameSite=Lax');
    expect(returnCookie('/a', true)).toBe(
      'return_to=%2Fa; Path=/; Max-Age=600; SameSite=Lax; Secure',
    );
    expect(returnCookie(`/${'a'.repeat(997)}`, false)).toBeDefined();
    expect(returnCookie(`/${'a'.repeat(998)}`, false)).toBeUndefined();
    expect(returnPathIn('a=1; return_to=%E0%A4%A')).toBeUndefined();
  });
});

describe('amounts', () => {
  test('are whole paise, or refused by name', () => {
    expect(() => paise(1.5)).toThrow('1.5 is no amount of paise');
    expect([lesserOf(paise(3), paise(5)), negated(paise(5))]).toEqual([3, -5]);
    expect(Object.is(negated(paise(0)), 0)).toBe(true);
  });
  test.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.05', 1_205],
    ['12.500', 1_250],
    ['12.', undefined],
    ['12.345', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('read digit by digit: %s is %s', (text, amount) => {
    expect(fromDecimals(text)).toBe(amount);
  });
  test('in rupees', () => {
    expect(percentOfRupees(25_000, 5)).toBe(1_250);
    expect(formatExactRupees(117_882.5)).toBe('₹ 1,17,882.50');
  });
});

test('a name says something beside its kind where it is another', () => {
  expect(nameBeside('Index II', 'index-ii.pdf')).toBeUndefined();
  expect(nameBeside('Index II', 'IndexII.pdf')).toBe('IndexII.pdf');
});

test('a pager past the end shows what there is', () => {
  expect([pagerOf(9, 3), pagerOf(4, 3), pagerOf(1, 2)]).toEqual([
    [1, 0, 3],
    [1, 0, 3],
    [1, 2],
  ]);
});

test('a page is found by any case, and spelled as it should be', () => {
  expect(findRoute('/propertylisthome/')).toMatchObject({ canonical: '/PropertyListHome' });
  expect(findRoute('/campaigns/7')).toEqual({
    canonical: '/Campaigns/7',
    route: '/Campaigns/{id}',
    params: { id: '7' },
    isProtected: true,
  });
  expect(findRoute('/nowhere')).toBeUndefined();
});
