import { expect, test } from 'vitest';
import { isWithin, WITHIN_MINUTES } from '#client/homes/my-map/within.ts';
import { commute } from '#domain/homes/commute.ts';

const BANER = { lat: 18.559, lng: 73.7868 };
const HINJAWADI = { name: 'Office', lat: 18.5913, lng: 73.7389 };
const HADAPSAR = { name: 'School', lat: 18.5089, lng: 73.926 };

test('homes are within reach of every place that is set, by the minutes that stand beside them', () => {
  const [near, far] = [HINJAWADI, HADAPSAR].map((place) => commute(BANER, place).roadMinutes);
  expect(near).toBeLessThan(far ?? 0);
  expect(isWithin(BANER, { work: HINJAWADI }, near)).toBe(true);
  expect(isWithin(BANER, { work: HINJAWADI }, (near ?? 0) - 1)).toBe(false);
  expect(isWithin(BANER, { work: HINJAWADI, school: HADAPSAR }, near)).toBe(false);
  expect(isWithin(BANER, { work: HINJAWADI, school: HADAPSAR }, far)).toBe(true);
});

test('without a place or a limit nothing is left out', () => {
  for (const minutes of WITHIN_MINUTES) expect(isWithin(BANER, {}, minutes)).toBe(true);
  expect(isWithin(BANER, { work: HADAPSAR }, undefined)).toBe(true);
});
