import { expect, test } from 'vitest';
import { pointsInBestView } from '#client/homes/map/best-view.ts';
import { frameOf } from '#client/homes/search/map-frame.ts';

const near = Array.from({ length: 200 }, (_, i) => ({ lat: 18.5 + i / 10_000, lng: 73.8 }));
const size = { x: 400, y: 600 };
const margin = { x: 20, y: 20 };

test('a few homes far out do not widen the map of many', () => {
  const homes = [...near, { lat: 17, lng: 73.8 }];
  expect(frameOf({}, homes, '')).toEqual({ most: homes });
  const lats = pointsInBestView(homes, size, margin).map(({ lat }) => lat);
  expect(Math.min(...lats)).toBeGreaterThanOrEqual(18.5);
});

test('few homes are all shown', () => {
  const few = [...near.slice(0, 5), { lat: 18.3, lng: 73.8 }];
  expect(pointsInBestView(few, size, margin)).toEqual(few);
});

test('homes all over the city come as near as nearly all of them fit', () => {
  // A part of the city in the middle, and every ninth home far to the north or the south.
  const homes = near.map((home, i) => (i % 9 ? home : { ...home, lat: i % 2 ? 18.9 : 18.1 }));
  const shown = pointsInBestView(homes, size, margin);
  expect(shown.length).toBeGreaterThanOrEqual(homes.length * 0.88);
  expect(shown.every(({ lat }) => lat > 18.4 && lat < 18.6)).toBe(true);
});

test('a map view of the address is shown about its middle, unless it is shown already', () => {
  const bounds: [number, number, number, number] = [18.5, 73.7, 18.6, 73.9];
  const frame = frameOf({ bounds }, near, '18.0000,73.0000,18.2000,73.2000');
  expect(frame).toEqual({
    all: [
      { lat: expect.closeTo(18.525, 6), lng: expect.closeTo(73.75, 6) },
      { lat: expect.closeTo(18.575, 6), lng: expect.closeTo(73.85, 6) },
    ],
  });
  expect(frameOf({ bounds }, near, '18.5000,73.7000,18.6000,73.9000')).toBe('stay');
});

test('drawn areas are shown whole, whatever lies in them', () => {
  const area: [number, number][] = [
    [18.5, 73.7],
    [18.6, 73.7],
    [18.6, 73.9],
  ];
  const second = area.map(([lat, lng]): [number, number] => [lat - 0.2, lng]);
  const frame = frameOf({ area: [area, second] }, [], '');
  expect(frame).toEqual({ all: [...area, ...second].map(([lat, lng]) => ({ lat, lng })) });
});

test('where nothing is found the place that was sought is shown', () => {
  const place = { slug: 'baner', name: 'Baner', latitude: 18.56, longitude: 73.78 };
  const frame = frameOf({}, [], '', place);
  const corners = typeof frame === 'object' && 'all' in frame ? frame.all : [];
  for (const [side, value] of [
    ['lat', 18.56],
    ['lng', 73.78],
  ] as const) {
    const [low = 0, high = 0] = corners.map((corner) => corner[side]).sort((a, b) => a - b);
    expect((low + high) / 2).toBeCloseTo(value, 6);
    expect(high - low).toBeLessThan(0.1);
  }
  expect(frameOf({}, near, '', place)).toEqual({ most: near });
});
