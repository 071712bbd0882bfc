import { describe, expect, test } from 'vitest';
import { editsToBeginnings } from '#domain/homes/edits.ts';

describe('letters wrong in a word, taken for each beginning of another', () => {
  test.each([
    ['', 'bane', [0, 1, 2, 3, 4]],
    ['bane', '', [4]],
    ['bane', 'bane', [4, 3, 2, 1, 0]],
    // One dropped, one more, another, two swapped.
    ['bne', 'bane', [3, 2, 2, 2, 1]],
    ['baane', 'bane', [5, 4, 3, 2, 1]],
    ['bone', 'bane', [4, 3, 3, 2, 1]],
    ['bnae', 'bane', [4, 3, 2, 2, 1]],
    ['abne', 'bane', [4, 3, 3, 2, 1]],
    ['xyz', 'bane', [3, 3, 3, 3, 4]],
  ])('%s of %s', (typed, word, edits) => {
    expect(editsToBeginnings(typed, word)).toEqual(edits);
  });

  test('are not counted past what may be wrong', () => {
    expect(editsToBeginnings('xyz', 'bane', 2)).toEqual([]);
    expect(editsToBeginnings('xyz', 'bane', 3)).toEqual([3, 3, 3, 3, 4]);
    expect(editsToBeginnings('bnae', 'bane', 1)).toEqual([4, 3, 2, 2, 1]);
  });
});
