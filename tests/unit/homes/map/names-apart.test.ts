import { expect, test } from 'vitest';
import { namesApart } from '#client/homes/map/names-apart.ts';

const named = (text: string, x: number, y: number) => ({ text, x, y });
const AT = { size: 20, width: 800, taken: [] };

test('of two names in one place the second stands above, a third below', () => {
  const names = ['Baner', 'Aundh', 'Pashan'].map((text) => named(text, 400, 300));
  expect(namesApart(names, AT).map(({ text, y }) => [text, y])).toEqual([
    ['Baner', 300],
    ['Aundh', 270],
    ['Pashan', 340],
  ]);
  expect(namesApart([...names, named('Bopodi', 400, 300)], AT)).toHaveLength(3);
});

test('a name covers no dot, and one that would run out of the picture is left out', () => {
  const dot = { left: 390, right: 410, top: 285, bottom: 305 };
  const names = [named('Baner', 400, 300), named('Baner Pashan Link Road', 60, 100)];
  expect(namesApart(names, { ...AT, taken: [dot] })).toEqual([named('Baner', 400, 270)]);
});
