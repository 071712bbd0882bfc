import { expect, test } from 'vitest';
import { type Sample, slopesOf } from '#bench/soak/slopes.ts';

const samples = (sizeAt: (minutes: number) => number): Sample[] =>
  Array.from({ length: 61 }, (_, minutes) => ({ minutes, values: { it: sizeAt(minutes) } }));

test('a slope says how much grows in an hour, once everything is warm', () => {
  const [leak] = slopesOf(samples((minutes) => 100 + 2 * minutes));
  expect(leak?.perHour).toBeCloseTo(120);
  expect(leak?.last).toBe(220);
  // What fills in the first minutes and then stays does not grow.
  const [warm] = slopesOf(samples((minutes) => Math.min(300, 100 + 20 * minutes)));
  expect(warm?.perHour).toBeCloseTo(0);
  const [waves] = slopesOf(samples((minutes) => 100 + (minutes % 2)));
  expect(Math.abs(waves?.perHour ?? 9)).toBeLessThan(1);
});

test('of nothing seen there are no slopes', () => {
  expect(slopesOf([])).toEqual([]);
});
