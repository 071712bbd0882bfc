import { expect, test } from 'vitest';
import { mergeFavourites } from '#client/homes/listing/merge-favourites.ts';

test('hearts from before signing in join those of the account', () => {
  expect(mergeFavourites([3, 1], [], [1, 2])).toEqual([1, 2, 3]);
});

test('what either side added stays, what this device let go is gone', () => {
  const knew = [1, 2, 3];
  expect(mergeFavourites([1, 3, 4], knew, [1, 2, 3, 5])).toEqual([1, 3, 5, 4]);
});

test('what another device let go is not brought back', () => {
  expect(mergeFavourites([1, 2], [1, 2], [2])).toEqual([2]);
});

test('nothing changed, nothing changes', () => {
  expect(mergeFavourites([1, 2], [1, 2], [1, 2])).toEqual([1, 2]);
});
