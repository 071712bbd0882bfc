import { expect, test } from 'vitest';
import { AREAS, areaOf, withAreas } from '#domain/homes/gazetteer/areas.ts';
import { nearestLocality, nearestStations } from '#domain/homes/gazetteer/index.ts';

test('the stations nearest to a place, and the nearest that is open where none of those is', () => {
  const at = (count: number) =>
    nearestStations(18.5592, 73.7868, count).map(({ name, metres }) => [name, metres]);
  expect(at(1)).toEqual([
    ['Baner', 390],
    ['Bopodi', 5_536],
  ]);
  expect(at(2)).toEqual([
    ['Baner', 390],
    ['Baner Gaon', 452],
    ['Bopodi', 5_536],
  ]);
  expect(nearestStations(18.507, 73.807, 1).map(({ name }) => name)).toEqual(['Vanaz']);
  expect(nearestStations(19.9, 75, 3)).toEqual([]);
});

test('the locality whose middle is nearest', () => {
  expect(nearestLocality({ lat: 18.5598, lng: 73.7764 }).slug).toBe('baner');
  expect(nearestLocality({ lat: 18.5074, lng: 73.8077 }).slug).toBe('kothrud');
});

test('an area that is a locality too lends it its names, others stand beside', () => {
  const one = { slug: 'x', name: 'X', devanagari: 'क्ष', aliases: ['Ex'] };
  expect(withAreas([one]).slice(0, 1)).toEqual([one]);
  expect(withAreas([one])).toHaveLength(AREAS.length + 1);
  const road = { ...one, slug: 'sinhgad-road' };
  const [first, ...others] = withAreas([road]);
  expect(first?.aliases).toEqual([
    ...['Ex', 'Sinhagad Road', 'Sinhgad Rd', 'Singhad Road', 'Singhgad Road'],
  ]);
  expect(others.map(({ slug }) => slug)).not.toContain('sinhgad-road');
  expect(others).toHaveLength(AREAS.length - 1);
  expect([areaOf('sinhgad-road')?.name, areaOf('x')]).toEqual(['Sinhgad Road', undefined]);
});
