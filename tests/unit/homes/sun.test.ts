import { expect, test } from 'vitest';
import { noonHeight, shadeBelow, sunrise } from '#site/guides/figures/sun.ts';

/** As almanacs have them for Pune, to a degree. */
test.each([
  ['june', 65, 95],
  ['equinox', 90, 71],
  ['december', 115, 48],
] as const)('the sun of %s over Pune', (day, rises, stands) => {
  expect(Math.round(sunrise(day))).toBe(rises);
  expect(Math.round(noonHeight(day))).toBe(stands);
});

test('a projection of 600 mm lets winter sun through half a window and no other', () => {
  expect(shadeBelow(0.6, 'december')).toBeCloseTo(0.67, 2);
  expect(shadeBelow(0.6, 'equinox')).toBeGreaterThan(1.2);
  expect(shadeBelow(0.6, 'june')).toBeGreaterThan(1.2);
});
