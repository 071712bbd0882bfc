import { expect, test } from 'vitest';
import { frameOf } from '#client/homes/search/map-frame.ts';

const near = Array.from({ length: 200 }, (_, i) => ({ lat: 18.5 + i / 10_000, lng: 73.8 }));

test('a few homes far out do not widen the map of many', () => {
  const lats = frameOf({}, [...near, { lat: 17, lng: 73.8 }], '').map(({ lat }) => lat);
  expect(Math.min(...lats)).toBeGreaterThanOrEqual(18.5);
});

test('few homes are all shown', () => {
  const few = [...near.slice(0, 5), { lat: 17, lng: 73.8 }];
  expect(frameOf({}, few, '')).toEqual(few);
});

test('a map view of the address is shown about its middle, unless it is shown already', () => {
  const bounds: [number, number, number, number] = [18.5, 73.7, 18.6, 73.9];
  const corners = frameOf({ bounds }, near, '18.0000,73.0000,18.2000,73.2000');
  expect(corners.map(({ lat }) => lat)).toEqual([
    expect.closeTo(18.525, 6),
    expect.closeTo(18.575, 6),
  ]);
  expect(frameOf({ bounds }, near, '18.5000,73.7000,18.6000,73.9000')).toEqual([]);
});

test('a drawn area is shown whole, whatever lies in it', () => {
  const area: [number, number][] = [
    [18.5, 73.7],
    [18.6, 73.7],
    [18.6, 73.9],
  ];
  expect(frameOf({ area: [area] }, [], '')).toHaveLength(3);
});

test('where nothing is found the place that was sought is shown', () => {
  const place = { slug: 'baner', name: 'Baner', latitude: 18.56, longitude: 73.78 };
  const corners = frameOf({}, [], '', place);
  for (const [side, value] of [
    ['lat', 18.56],
    ['lng', 73.78],
  ] as const) {
    const [low = 0, high = 0] = corners.map((corner) => corner[side]).sort((a, b) => a - b);
    expect((low + high) / 2).toBeCloseTo(value, 6);
    expect(high - low).toBeLessThan(0.1);
  }
  expect(frameOf({}, near, '', place)).not.toEqual(corners);
});
