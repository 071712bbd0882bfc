import { expect, test } from 'vitest';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { anIndexedHome } from '#tests/builders/indexed-homes.ts';

const now = new Date('2026-11-23T06:00:00Z');

/** A lattice of homes around Kothrud, each a little dearer than the one before. */
function indexOf(count: number) {
  const index = createHomeIndex();
  for (let id = 1; id <= count; id++)
    index.put(
      anIndexedHome({ id, lat: 18.5 + (id % 40) / 1_000, lng: 73.8 + Math.floor(id / 40) / 1_000 }),
    );
  return index;
}

test('homes are drawn one by one while there is room, then together, none lost', () => {
  const index = indexOf(1_000);
  const few = index.points({}, undefined, { now, limit: 1_000, zoom: 12 });
  expect([few.total, few.points.length, few.clusters]).toEqual([1_000, 1_000, []]);
  const many = index.points({}, undefined, { now, limit: 999, zoom: 12 });
  expect([many.total, many.points]).toEqual([1_000, []]);
  expect(many.clusters.length).toBeGreaterThan(1);
  expect(many.clusters.length).toBeLessThan(40);
  expect(many.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
  expect(Math.min(...many.clusters.map(({ leastPaise }) => leastPaise))).toBe(
    anIndexedHome({ id: 1 }).pricePaise,
  );
});

test('the closer the map, the more marks; without a zoom as many homes as there is room for', () => {
  const index = indexOf(1_000);
  const marks = (zoom: number) =>
    index.points({}, undefined, { now, limit: 10, zoom }).clusters.length;
  expect(marks(2)).toBe(1);
  expect(marks(13)).toBeGreaterThan(marks(11));
  const plain = index.points({}, undefined, { now, limit: 10 });
  expect([plain.total, plain.points.length, plain.clusters]).toEqual([1_000, 10, []]);
});

test('a mark stays where it is when the map is moved', () => {
  const index = indexOf(1_000);
  const at = { now, limit: 1, zoom: 13 };
  const all = index.points({}, undefined, at).clusters;
  const part = index.points({ bounds: [18.5, 73.79, 18.6, 73.815] }, undefined, at).clusters;
  const whole = part.filter((mark) =>
    all.some((one) => JSON.stringify(one) === JSON.stringify(mark)),
  );
  // Those on the edge have lost homes; the others are the same.
  expect(whole.length).toBeGreaterThanOrEqual(part.length / 3);
});

test('what was promoted or verified is so until its moment, and no longer', () => {
  const index = createHomeIndex();
  const until = now.getTime() * 1_000;
  index.put(anIndexedHome({ id: 1, verifiedUntil: until, featuredUntil: until }));
  const before = new Date(now.getTime() - 1);
  const asked = (at: Date) => [
    index.count({ verified: true }, undefined, at),
    index.promoted({}, undefined, { now: at, turn: 1 }).length,
    index.points({}, undefined, { now: at, limit: 5 }).points.map(({ featured }) => featured),
  ];
  expect(asked(before)).toEqual([1, 1, [true]]);
  expect(asked(now)).toEqual([0, 0, [false]]);
});

test('a home that goes leaves nothing, and one that comes again is there once', () => {
  const index = indexOf(300);
  for (let id = 1; id <= 300; id++) {
    index.put(anIndexedHome({ id, city: id % 2 ? 'Pune' : 'Nashik', words: ['changed'] }));
    if (id % 3 === 0) index.remove(id);
  }
  index.remove(12_345);
  expect([index.stats().rows, index.has(3), index.has(4)]).toEqual([200, false, true]);
  expect(index.count({}, undefined, now)).toBe(100);
  expect(index.count({ city: 'nashik' }, { words: 'chang' }, now)).toBe(100);
  expect(index.count({}, { words: 'flat' }, now)).toBe(0);
  expect(index.page({ pageSize: 60 }, undefined, { now }).ids.length).toBe(60);
});
