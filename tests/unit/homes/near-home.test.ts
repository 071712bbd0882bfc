import { expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { AMENITIES_NEARBY } from '#domain/homes/listing.ts';
import { inOrderAsked, OFFICE_AREAS, waysToOffices } from '#domain/homes/near-home.ts';
import { haversineMetres } from '#domain/lib/geo.ts';

test('transport, schools, hospitals and markets stand before restaurants and cinemas', () => {
  const given = [
    'Cinema',
    'Restaurant',
    'Market',
    'School',
    'Public Transport',
    'Hospital',
  ] as const;
  expect(inOrderAsked(given)).toEqual([
    'Public Transport',
    'School',
    'Hospital',
    'Market',
    'Restaurant',
    'Cinema',
  ]);
  expect([...inOrderAsked(AMENITIES_NEARBY)].sort()).toEqual([...AMENITIES_NEARBY].sort());
});

test('offices are told from the place asked about, the nearest first', () => {
  // Wakad: Hinjawadi is next door, Magarpatta at the other end of the city.
  const ways = waysToOffices({ lat: 18.598, lng: 73.762 });
  expect(ways).toHaveLength(5);
  const slugs = ways.map(({ slug }) => slug);
  expect(slugs.indexOf('hinjawadi')).toBeLessThan(slugs.indexOf('magarpatta'));
  const metres = ways.map(({ way }) => way.metres);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
});

test.each(OFFICE_AREAS)('offices of $slug stand where the gazetteer has the place', (area) => {
  const place = LOCALITIES.find(({ slug }) => slug === area.slug);
  expect(place && haversineMetres(area, place)).toBeLessThan(2_500);
});
