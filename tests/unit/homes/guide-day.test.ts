import { expect, test } from 'vitest';
import { isOut } from '#site/guides/is-out.ts';

const published = new Date('2026-12-01');

test.each([
  ['2026-11-30T18:29:59Z', false],
  ['2026-11-30T18:30:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a guide of 1 December is out at %s: %s', (now, out) => {
  expect(isOut(published, new Date(now))).toBe(out);
});
