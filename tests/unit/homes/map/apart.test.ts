import { expect, test } from 'vitest';
import { touch } from '#client/homes/map/boxes.ts';
import { groupsOf } from '#client/homes/map/groups.ts';
import { placeLabels } from '#client/homes/map/labels.ts';
import { wantedLabels } from '#client/homes/map/wanted-labels.ts';
import { fractionOf } from '#domain/lib/geo.ts';

/** Homes thick about the middle, as in a city, some at the very same place. */
const HOMES = Array.from({ length: 1_200 }, (_, i) => {
  const spread = fractionOf(`far ${i}`) ** 2 * 0.25;
  const angle = fractionOf(`angle ${i}`) * 2 * Math.PI;
  const at = i % 50 === 0 ? 0 : spread;
  return {
    id: i + 1,
    lat: 18.52 + at * Math.sin(angle),
    lng: 73.86 + at * Math.cos(angle),
    price: 2_000_000 + Math.round(fractionOf(`price ${i}`) * 90_000_000),
    featured: false,
  };
});

for (const zoom of [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]) {
  test(`at zoom ${zoom} no marker covers another, and every home has one`, () => {
    const grouped = groupsOf(HOMES);
    const boxes = grouped.boxesAt(zoom);
    const covered = boxes.flatMap((box, i) =>
      boxes.slice(i + 1).filter((other) => touch(box, other)),
    );
    expect(covered).toEqual([]);
    const ids = grouped.at(zoom).flatMap(({ homes }) => homes.map(({ id }) => id));
    expect(ids.sort((a, b) => a - b)).toEqual(HOMES.map(({ id }) => id));
  });
}

test.each([10, 11, 12, 13])('at zoom %d no name stands under a marker', (zoom) => {
  const boxes = groupsOf(HOMES).boxesAt(zoom);
  const world = 256 * 2 ** zoom;
  const names = placeLabels(wantedLabels(zoom), zoom, { x: 0, y: 0 }, world, boxes);
  expect(names.length).toBeGreaterThan(10);
  const under = names.filter(({ x, y, text, size, angle }) => {
    if (angle !== 0) return false;
    const half = (text.length * size * 0.54) / 2;
    const name = { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 };
    return boxes.some((box) => touch(box, name));
  });
  expect(under).toEqual([]);
});

test('nearer by, homes come apart', () => {
  const grouped = groupsOf(HOMES);
  expect(grouped.at(15).length).toBeGreaterThan(grouped.at(11).length);
});
