import { describe, expect, test } from 'vitest';
import { placeLabels, worldPixels } from '#client/homes/map/labels.ts';
import { smooth } from '#client/homes/map/smooth.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

const wanted = LOCALITIES.map(({ name, lat, lng }) => ({ text: name, lat, lng, size: 12 }));

describe('labels', () => {
  for (const zoom of [9, 10, 11, 12, 13, 14]) {
    test(`at zoom ${zoom} none touches another`, () => {
      const world = 256 * 2 ** zoom;
      const placed = placeLabels(wanted, zoom, { x: 0, y: 0 }, world);
      expect(placed.length).toBeGreaterThan(10);
      const half = (label: { text: string; size: number }) =>
        (label.text.length * label.size * 0.54) / 2;
      const touching = placed.flatMap((a, i) =>
        placed
          .slice(i + 1)
          .filter(
            (b) =>
              Math.abs(a.x - b.x) < half(a) + half(b) &&
              Math.abs(a.y - b.y) < (a.size + b.size) / 2,
          )
          .map((b) => `${a.text} ${b.text}`),
      );
      expect(touching).toEqual([]);
    });
  }
  test('closer views name more places', () => {
    const count = (zoom: number) =>
      placeLabels(wanted, zoom, { x: 0, y: 0 }, 256 * 2 ** zoom).length;
    expect(count(13)).toBeGreaterThan(count(10));
  });
});

test('the world in pixels', () => {
  expect(worldPixels(0, 0, 0)).toEqual({ x: 128, y: 128 });
  expect(worldPixels(0, 180, 1)).toEqual({ x: 512, y: 256 });
});

test('a smoothed line keeps its ends', () => {
  const line = [
    [0, 0],
    [0, 10],
    [10, 10],
  ] as const;
  const curve = smooth(line, 3);
  expect([curve[0], curve.at(-1)]).toEqual([
    [0, 0],
    [10, 10],
  ]);
  expect(curve.length).toBeGreaterThan(10);
});
