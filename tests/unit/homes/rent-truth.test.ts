import { describe, expect, test } from 'vitest';
import { menus } from '#client/home/menus.ts';
import { isNeverRented, readAddress, readSearchPage } from '#contract/homes/search-page.ts';
import { bandRange, bandsFor, isInBand } from '#domain/homes/budget-band.ts';
import { kindsListedIn } from '#domain/homes/listing.ts';
import { flatsPath, readFlatsPage } from '#site/flats/flats-page.ts';
import { fc } from '#tests/fast-check.ts';

const linksOf = (label: string) =>
  menus()
    .filter((menu) => menu.label === label)
    .flatMap(({ groups }) => groups.flatMap(({ links }) => links));

describe('the menus lead to what there can be', () => {
  test.each([
    ['Rent', 'rent', 11],
    ['Buy', 'sell', 11],
  ])('%s: every search is one for homes to %s, with nothing left out', (label, listedin, least) => {
    const searches = linksOf(label)
      .map(({ href }) => new URL(href, 'http://site'))
      .filter(({ pathname, searchParams }) => {
        return pathname === '/PropertyListHome' && !searchParams.has('param1');
      });
    expect(searches.length).toBeGreaterThanOrEqual(least);
    for (const { searchParams } of searches) {
      const { request, ignored } = readSearchPage(readAddress(searchParams));
      expect([ignored, request.listedin, isNeverRented(request)]).toEqual([[], listedin, false]);
    }
  });

  test('Rent names monthly amounts and no land', () => {
    const labels = linksOf('Rent').map(({ label }) => label);
    expect(labels).toEqual([
      ...['Flats', 'Houses', 'Villas', 'Studio Apartments', 'Offices', 'Shops'],
      'Under 15,000 a month',
      '15,000 to 25,000 a month',
      '25,000 to 40,000 a month',
      '40,000 to 75,000 a month',
      'Above 75,000 a month',
    ]);
    expect(kindsListedIn('sell')).toContain('Plot');
  });
});

test.each(['sell', 'rent'] as const)('every amount to %s is in one band', (listedIn) => {
  const amounts = bandsFor(listedIn).flatMap((band) => {
    const { minPrice = 1, maxPrice = minPrice * 3 } = bandRange(band);
    return [minPrice, maxPrice - 1, maxPrice];
  });
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...amounts), fc.integer({ min: 1 })), (rupees) => {
      expect(bandsFor(listedIn).filter((band) => isInBand(rupees, band))).toHaveLength(1);
    }),
  );
});

test('pages of flats for sale and for rent have addresses of their own', () => {
  const rent = { bhk: '2', listedIn: 'rent', slug: 'rasta-peth' } as const;
  expect(flatsPath(rent)).toBe('/flats/2-bhk-for-rent-in-rasta-peth');
  for (const page of [rent, { ...rent, listedIn: 'sell' as const }]) {
    expect(readFlatsPage(flatsPath(page).slice('/flats/'.length))).toEqual(page);
  }
  expect(readFlatsPage('6-bhk-in-baner')).toBeUndefined();
  expect(readFlatsPage('2-bhk-for-rent')).toBeUndefined();
});
