import { expect, test } from 'vitest';
import { searchName } from '#contract/homes/search-name.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';

const nameOf = (query: Record<string, string>, placeName?: string) => {
  const { tab, request } = readSearchPage(query);
  const place = placeName
    ? { slug: 'slug', name: placeName, latitude: 18.5, longitude: 73.8 }
    : null;
  return searchName(tab, request, place);
};

test.each([
  [{ loc: 'baner', bedrooms: '2', max_price: '6000000' }, '2 BHK in Baner under ₹ 60 Lakh'],
  [{ type: 'Rent', loc: 'baner', near: '1' }, 'Homes to rent near Baner'],
  [{ subCategory: 'Flat,House', bedrooms: '2,3' }, '2 or 3 BHK flats or houses in Pune'],
  [{ type: 'Plots', min_price: '1000000' }, 'Plots in Pune from ₹ 10 Lakh'],
  [{ min_price: '1000000', max_price: '20000000' }, 'Homes in Pune ₹ 10 Lakh to ₹ 2 Cr'],
  [{ budget: 'Under50Lakh,50LakhTo1Cr' }, 'Homes in Pune under 50 Lakh or 50 Lakh to 1 Cr'],
  [{ bounds: '18.4,73.7,18.6,73.9' }, 'Homes in the map view'],
  [{ area: '18.4,73.7;18.5,73.7;18.5,73.9|18.4,74;18.5,74;18.5,74.1' }, 'Homes in my areas'],
  [{ loc: 'baner', metroWalk: '10' }, 'Homes in Baner 10 min from the metro'],
  [{ metroLine: 'Aqua' }, 'Homes in Pune 15 min from the Aqua line'],
])('%o is called "%s"', (query, name) => {
  expect(nameOf(query, 'loc' in query ? 'Baner' : undefined)).toBe(name);
});

test('a name is never longer than may be saved', () => {
  expect(nameOf({ loc: 'x'.repeat(120) }).length).toBeLessThanOrEqual(80);
});
