import { expect, test } from 'vitest';
import { drawn } from '#server/homes/search-index/structures/drawn.ts';
import { isInside } from '#server/homes/search-index/structures/inside.ts';
import { fc } from '#tests/fast-check.ts';

const degree = fc.double({ min: 18, max: 18.1, noNaN: true });
const corners = fc.array(fc.tuple(degree, degree), { minLength: 3, maxLength: 9 });

test('a cell that is told to lie in an area or out of it does so with each of its points', () => {
  let told = 0;
  fc.assert(
    fc.property(
      corners,
      degree,
      degree,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (area, y, x, part) => {
        const shape = drawn(area);
        const size = 0.0025;
        const all = shape.holdsCell({ south: y, west: x, north: y + size, east: x + size });
        if (all === undefined) return;
        told++;
        for (const [across, up] of [
          [0, 0],
          [1, 1],
          [0, part],
          [part, 1],
          [part, 1 - part],
        ] as const)
          expect(shape.holds(x + across * size, y + up * size)).toBe(all);
      },
    ),
    { numRuns: 400 },
  );
  expect(told).toBeGreaterThan(50);
});

test('a point lies in an area by the edges at its height as by all of them, on an edge too', () => {
  const part = fc.double({ min: -0.2, max: 1.2, noNaN: true });
  const many = fc.array(fc.tuple(degree, degree), { minLength: 3, maxLength: 60 });
  const nearly = fc.double({ min: -2e-6, max: 2e-6, noNaN: true });
  let held = 0;
  fc.assert(
    fc.property(
      many,
      fc.nat(),
      part,
      nearly,
      nearly,
      degree,
      (area, at, along, east, north, any) => {
        const shape = drawn(area);
        const lats = Float64Array.from(area, ([lat]) => lat);
        const lngs = Float64Array.from(area, ([, lng]) => lng);
        const [lat, lng] = area[at % area.length] ?? [0, 0];
        const [nextLat, nextLng] = area[(at + 1) % area.length] ?? [0, 0];
        const spots = [
          [lng + (nextLng - lng) * along + east, lat + (nextLat - lat) * along + north],
          [lng + east, lat + north],
          [any, lat + north],
          [any, any],
        ] as const;
        for (const [x, y] of spots) {
          const isIn = isInside(x, y, lngs, lats);
          expect(shape.holds(x, y)).toBe(isIn);
          if (isIn) held++;
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(held).toBeGreaterThan(200);
});
