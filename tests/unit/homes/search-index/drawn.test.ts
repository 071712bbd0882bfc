import { expect, test } from 'vitest';
import { drawn } from '#server/homes/search-index/structures/drawn.ts';
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
