import { expect, test } from 'vitest';
import { degreesAround, haversineMetres } from '#domain/lib/geo.ts';
import { fc } from '#tests/fast-check.ts';

test('whatever lies within so many metres lies within the degrees', () => {
  const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(
      degree(60),
      fc.double({ min: 1, max: 50_000, noNaN: true }),
      degree(1),
      degree(1),
      (lat, metres, north, east) => {
        const here = { lat, lng: 73.8 };
        const there = { lat: lat + north, lng: here.lng + east };
        fc.pre(haversineMetres(here, there) <= metres);
        expect(Math.hypot(north, east)).toBeLessThan(degreesAround(here, metres));
      },
    ),
  );
  // To the east a degree is shortest.
  const east = { lat: 18.5, lng: 73.8 + 0.0948 };
  expect(haversineMetres({ lat: 18.5, lng: 73.8 }, east)).toBeLessThan(10_000);
  expect(degreesAround({ lat: 18.5, lng: 73.8 }, 10_000)).toBeGreaterThan(0.0948);
  expect(degreesAround({ lat: 18.5, lng: 73.8 }, 10_000)).toBeLessThan(0.1);
});
