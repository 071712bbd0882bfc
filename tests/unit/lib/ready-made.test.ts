import { expect, test } from 'vitest';
import { readyMade } from '#site/shell/ready-made.ts';

const textOf = (pieces: Uint8Array[]) => Buffer.concat(pieces).toString();

test('a piece is made once for what it shows, and stands where it is asked for', async () => {
  const made: string[] = [];
  const show = async (prices: readonly string[]) =>
    textOf(
      await readyMade(prices, async (at) => {
        made.push(prices[at] ?? '');
        return `<li>${prices[at]}</li>`;
      }),
    );
  expect(await show(['₹ 40 L', '₹ 50 L'])).toBe('<li>₹ 40 L</li><li>₹ 50 L</li>');
  // One has become cheaper: its old piece is shown no more, and the other is not made again.
  expect(await show(['₹ 50 L', '₹ 38 L'])).toBe('<li>₹ 50 L</li><li>₹ 38 L</li>');
  expect(made).toEqual(['₹ 40 L', '₹ 50 L', '₹ 38 L']);
});

test('a piece that cannot be made is tried again', async () => {
  await expect(readyMade(['broken'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(textOf(await readyMade(['broken'], async () => 'mended'))).toBe('mended');
});
