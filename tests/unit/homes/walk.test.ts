import { expect, test } from 'vitest';
import { METRO_WALKS, metresWalkedIn, walkMinutes } from '#domain/homes/walk.ts';

test.each([
  [0, 0],
  [1, 1],
  // 592 m as the crow flies are 799 m of streets, walked at 80 m a minute.
  [592, 10],
  [593, 11],
  [1_185, 20],
])('%d m as the crow flies are %d minutes on foot', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});

test.each(METRO_WALKS)('what is found within %d minutes is said to be so near', (minutes) => {
  expect(walkMinutes(metresWalkedIn(minutes) - 0.01)).toBe(minutes);
});
