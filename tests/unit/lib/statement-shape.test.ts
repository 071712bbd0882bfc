import { expect, test } from 'vitest';
import { shapeOf } from '#server/db/statement-shape.ts';

test('a statement is told by its shape, without a value', () => {
  expect(
    shapeOf(`select id, "a1" from people -- 'note'
      where email = 'asha@example.in' and id in (1, 2, 30) and price > 12.5 and kind = $1`),
  ).toBe(
    'select id, "a1" from people where email = ? and id in (?, …) and price > ? and kind = $1',
  );
});

test('a long one is cut', () => {
  expect(shapeOf(`select ${'a, '.repeat(2_000)}b`).length).toBeLessThan(1_010);
});
