import { expect, test } from 'vitest';
import { failureOf } from '#server/lib/seeing/failure.ts';

/** An error that came through a place of ours. */
function thrownAt(place: string, message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at verb (file:///srv/site/${place})\n    at run (file:///srv/site/node_modules/hono/x.js:1:1)`;
  return error;
}

test('one defect has one fingerprint, whatever values and lines it comes with', () => {
  const one = failureOf(thrownAt('src/server/deals/bids/place-bid.ts:10:5', 'no bid 17'), 'a');
  const other = failureOf(thrownAt('src/server/deals/bids/place-bid.ts:12:5', 'no bid 99'), 'b');
  expect(other.fingerprint).toBe(one.fingerprint);
});

test('another place, another kind or another code is another one', () => {
  const place = 'src/server/deals/bids/place-bid.ts:10:5';
  const prints = [
    thrownAt(place, 'x'),
    thrownAt('src/server/deals/bids/list-bids.ts:10:5', 'x'),
    Object.assign(thrownAt(place, 'x'), { name: 'RangeError' }),
    Object.assign(thrownAt(place, 'x'), { code: '23505' }),
  ].map((error) => failureOf(error, 'a').fingerprint);
  expect(new Set(prints).size).toBe(4);
});

test('a file of the build is told by its name without the hash of the build', () => {
  const [one, other] = ['Ab3_x-9Z', 'Zz4_y-8K'].map(
    (hash) => failureOf(thrownAt(`dist/server/chunks/Card_${hash}.mjs:1:1`, 'x'), 'a').fingerprint,
  );
  expect(one).toBe(other);
});

test('what is kept of it has nothing of anybody', () => {
  const { sample } = failureOf(
    thrownAt(
      'src/server/x.ts:1:1',
      'cannot tell "Asha Kulkarni" at asha@example.in or 9876543210, key 4f9d8c7b6a5e4d3c2b1a0f9e8d7c',
    ),
    'a',
  );
  for (const theirs of ['Asha', 'example.in', '9876543210', '4f9d8c7b']) {
    expect(sample).not.toContain(theirs);
  }
  expect(sample).toContain('at verb src/server/x.ts');
});
