import { describe, expect, test } from 'vitest';
import { isNeverRented, readSearchPage } from '#contract/homes/search-page.ts';
import { bySpecificity, compilePath, mountedPath } from '#server/http/path-pattern.ts';
import { readQuery } from '#server/http/read-input.ts';
import { readEnv } from '#server/lib/env.ts';
import { fc } from '#tests/fast-check.ts';

describe('paths', () => {
  test('parameters are taken in any case, two from one segment', () => {
    const { regex, names } = compilePath('/api/property/nearbyuser/{lat},{lng}');
    expect(names).toEqual(['lat', 'lng']);
    expect(regex.exec('/API/Property/NearbyUser/18.5,73.8/')?.slice(1)).toEqual(['18.5', '73.8']);
    expect(regex.test('/api/property/nearbyuser/18.5')).toBe(false);
  });
  test('/api is not doubled', () => {
    expect(mountedPath('/property/{id}')).toBe('/api/property/{id}');
    expect(mountedPath('/api/agents/x')).toBe('/api/agents/x');
  });
  test('fixed paths come before open ones', () => {
    expect(
      ['/property/{id}', '/property/latest', '/property/{id}/{userId}'].sort(bySpecificity),
    ).toEqual(['/property/latest', '/property/{id}', '/property/{id}/{userId}']);
  });
});

test('a name given several times is one value with commas', () => {
  expect(readQuery('bedrooms=1&bedrooms=2&loc=a')).toEqual({ bedrooms: '1,2', loc: 'a' });
  expect(() => readQuery('a=%00')).toThrow('NUL');
  expect(() => readQuery('a=\\u0000')).toThrow('NUL');
});

test('a query reads as a URL parser reads it', () => {
  const sign = fc.constantFrom('a', 'b', '=', '=', '&', '&', '?', '+', '%41', '%', ',', '"', 'ñ');
  const text = fc.array(sign, { maxLength: 20 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, (asked) => {
      const read = new Map<string, string>();
      // Its own mark of a query, which is off by then.
      for (const [name, value] of new URLSearchParams(`?${asked}`))
        read.set(name, read.has(name) ? `${read.get(name)},${value}` : value);
      expect(readQuery(asked)).toEqual(Object.fromEntries(read));
    }),
  );
});

describe('the address of a search', () => {
  test('tabs set the kind, a named type says more', () => {
    expect(readSearchPage({ type: 'sell' })).toMatchObject({
      tab: 'Buy',
      request: { listedin: 'sell', category: 'Residential' },
    });
    expect(readSearchPage({ type: 'rent' })).toMatchObject({
      tab: 'Rent',
      request: { listedin: 'rent' },
    });
    expect(readSearchPage({ type: 'Commercial', listedin: 'rent' }).request).toMatchObject({
      category: 'Commercial',
      listedin: 'rent',
    });
    expect(readSearchPage({ type: 'Buy', subCategory: 'Plot' }).request).toMatchObject({
      category: 'Land',
      subcategory: ['Plot'],
    });
    expect(readSearchPage({ type: 'Rent', subCategory: 'Office' }).request).toMatchObject({
      category: 'Commercial',
      listedin: 'rent',
    });
    expect(readSearchPage({ budget: 'above1Cr' }).request.budget).toEqual(['above1Cr']);
  });
  test.each([
    [{ type: 'Rent', subCategory: 'Office' }, 'Commercial', 'rent', 'Commercial'],
    [{ type: 'Buy', subCategory: 'Plot' }, 'Plots', 'sell', 'Land'],
    [{ type: 'Rent', subCategory: 'Plot' }, 'Plots', 'rent', 'Land'],
    [{ type: 'Commercial', subCategory: 'Flat' }, 'Buy', 'sell', 'Residential'],
    [{ type: 'Rent', subCategory: 'Flat,Office' }, 'Rent', 'rent', undefined],
  ])('%j is read as a kind that can exist', (query, tab, listedin, category) => {
    const read = readSearchPage(query);
    expect([read.tab, read.request.listedin, read.request.category]).toEqual([
      tab,
      listedin,
      category,
    ]);
  });

  test('only land is never rented, whatever else is looked for with it', () => {
    const never = (query: Record<string, string>) => isNeverRented(readSearchPage(query).request);
    expect(never({ type: 'Rent', subCategory: 'Plot' })).toBe(true);
    expect(never({ type: 'Plots', listedin: 'rent' })).toBe(true);
    expect(never({ type: 'Rent', subCategory: 'Plot,Flat' })).toBe(false);
    expect(never({ type: 'Plots' })).toBe(false);
    expect(never({ type: 'Rent', subCategory: 'Shop' })).toBe(false);
  });

  test('bands of prices are no rents, and bands of rents no prices', () => {
    const rent = readSearchPage({ type: 'Rent', budget: 'Under50Lakh,Rent15KTo25K' });
    expect(rent.request.budget).toEqual(['Rent15KTo25K']);
    expect(rent.ignored.map(({ path }) => path)).toEqual(['budget']);
    const buy = readSearchPage({ type: 'Buy', budget: 'RentUnder15K' });
    expect(buy.request.budget).toBeUndefined();
    expect(buy.ignored.map(({ path }) => path)).toEqual(['budget']);
    expect(readSearchPage({ type: 'Rent', budget: 'RentAbove75K' }).ignored).toEqual([]);
  });

  test('nonsense is left out and named', () => {
    const { request, ignored } = readSearchPage({ type: 'Buy', max_price: 'lots', bedrooms: '2' });
    expect(request.bedrooms).toEqual(['2']);
    expect(ignored.map(({ path }) => path)).toEqual(['max_price']);
  });
  test('any address at all can be read', () => {
    const name = fc.constantFrom(
      'type',
      'subCategory',
      'budget',
      'loc',
      'bedrooms',
      'min_price',
      'max_price',
      'bounds',
      'area',
      'page',
      'sort',
      '__proto__',
      'listedIn',
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (query) => {
        expect(readSearchPage(query).request.category).toBeDefined();
      }),
    );
  });
});

describe('the environment', () => {
  test('has safe defaults; the demo is off in production', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4321,
      DEMO: true,
      SITE_URL: 'http://localhost:4321',
    });
    expect(readEnv({ NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(
      readEnv({ NODE_ENV: 'production', DEMO: '1', SITE_URL: 'https://example.org/' }),
    ).toMatchObject({ DEMO: true, SITE_URL: 'https://example.org' });
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });
  test('names every variable to correct', () => {
    expect(() => readEnv({ PORT: 'http', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT.*DATABASE_URL/s,
    );
  });
});
