import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  LOCALITIES,
  nearestLocality,
  nearestStations,
  STATIONS,
} from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { fuzzPoint, haversineMetres } from '#domain/lib/geo.ts';
import { findRoute, PROTECTED_ROUTES, PUBLIC_ROUTES } from '#domain/lib/routes.ts';
import { asciiDigits, toLatin } from '#domain/lib/transliterate.ts';
import { fc } from '#tests/fast-check.ts';

const matcher = createLocalityMatcher(LOCALITIES);

describe('the gazetteer', () => {
  test('has each locality once, in and around Pune', () => {
    expect(LOCALITIES.length).toBeGreaterThan(200);
    expect(new Set(LOCALITIES.map(({ slug }) => slug)).size).toBe(LOCALITIES.length);
    for (const { lat, lng } of [...LOCALITIES, ...STATIONS]) {
      expect(lat).toBeGreaterThan(18.1);
      expect(lat).toBeLessThan(19);
      expect(lng).toBeGreaterThan(73.3);
      expect(lng).toBeLessThan(74.8);
    }
  });
  test('nearest first', () => {
    const metres = nearestStations(18.507, 73.807, 3).map((station) => station.metres);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(nearestStations(18.507, 73.807, 1)[0]?.name).toBe('Vanaz');
    expect(nearestStations(19.9, 75, 3)).toEqual([]);
    expect(nearestStations(18.507, 73.807, 2)).toHaveLength(2);
    expect(nearestLocality({ lat: 18.5598, lng: 73.7764 }).slug).toBe('baner');
  });
});

describe('distance', () => {
  test('Pune station to Swargate is 3.7 km', () => {
    expect(
      haversineMetres({ lat: 18.529736, lng: 73.872535 }, { lat: 18.499842, lng: 73.857899 }),
    ).toBeCloseTo(3_664, -2);
  });
  test('a moved point is 60 to 150 m away, always the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 18, max: 19, noNaN: true }), (seed, lat) => {
        const from = { lat, lng: 73.8 };
        const moved = fuzzPoint(from, seed);
        expect(haversineMetres(from, moved)).toBeGreaterThan(59);
        expect(haversineMetres(from, moved)).toBeLessThan(151);
        expect(fuzzPoint(from, seed)).toEqual(moved);
      }),
    );
  });
});

describe('a locality is found', () => {
  test.each([
    ['hinjewadi', 'hinjawadi'],
    ['Hinjawadi', 'hinjawadi'],
    ['hinjwadi', 'hinjawadi'],
    ['हिंजवडी', 'hinjawadi'],
    ['koregon park', 'koregaon-park'],
    ['kharady', 'kharadi'],
    ['कोथरूड', 'kothrud'],
    ['kotrud', 'kothrud'],
    ['wanwadi', 'wanowrie'],
    ['camp', 'pune-camp'],
    ['vimannagar', 'viman-nagar'],
    ['baner', 'baner'],
    ['viman nagar', 'viman-nagar'],
    ['पाषाण', 'pashan'],
    ['kondhwa bk', 'kondhwa-budruk'],
    ['F.C. Road', 'deccan-gymkhana'],
  ])('by "%s"', (typed, slug) => {
    expect(matcher.match(typed)?.slug).toBe(slug);
  });
  test.each(['xyz', 'flat', '2 bhk', 'lakh', '', '   ', '!!'])('but not by "%s"', (typed) => {
    expect(matcher.match(typed)).toBeNull();
  });
  test('by what was typed so far', () => {
    expect(matcher.suggest('ban', 3)[0]?.name).toBe('Baner');
    expect(matcher.suggest('pimple', 3)).toHaveLength(3);
  });
  test('every name finds itself', () => {
    const lost = LOCALITIES.filter(({ name, slug }) => matcher.match(name)?.slug !== slug);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

test('Devanagari is read by ear', () => {
  expect(toLatin('कोथरूड')).toBe('kotharud');
  expect(asciiDigits('२ बीएचके')).toBe('2 बीएचके');
});

describe('routes', () => {
  test('exact spelling first, then any case', () => {
    expect(findRoute('/viewPropertyDetails/5')).toEqual({
      canonical: '/viewPropertyDetails/5',
      route: '/viewPropertyDetails/{id}',
      params: { id: '5' },
      isProtected: false,
    });
    for (const [asked, canonical, isProtected] of [
      ['/ViewPropertyDetails/5', '/ViewPropertyDetails/5', true],
      ['/login', '/Login', false],
      ['/myprofile', '/MyProfile', true],
      ['/bookedproperties/PAYMENTS/aB', '/BookedProperties/Payments/aB', true],
      ['/requestdetails/4/9', '/RequestDetails/4/9', true],
    ] as const)
      expect(findRoute(asked)).toMatchObject({ canonical, isProtected });
    expect(findRoute('/requestdetails/4/9')?.params).toEqual({ agentId: '4', id: '9' });
    expect(findRoute('/nowhere')).toBeUndefined();
  });
  test('are those of the specification', (context) => {
    const file = '../shared/spec/pages.json';
    let text = '';
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      context.skip(`${file} is not beside this clone`);
    }
    const pages = JSON.parse(text);
    expect([...PUBLIC_ROUTES]).toEqual(pages.public);
    expect([...PROTECTED_ROUTES].sort()).toEqual(
      Object.values<string[]>(pages.protected).flat().sort(),
    );
  });
});
