import { expect, test } from 'vitest';
import { contentKey } from '#site/shell/piece-key.ts';

test('another content has another key, the same content the same', () => {
  const one = { id: 7, price: 1 };
  expect(contentKey(one)).toBe(contentKey({ ...one }));
  expect(contentKey(one)).not.toBe(contentKey({ ...one, price: 2 }));
});

test('what can be changed is read each time, what cannot only once', () => {
  const open = { price: 1 };
  const before = contentKey(open);
  open.price = 2;
  expect(contentKey(open)).not.toBe(before);

  let read = 0;
  const shut = Object.freeze({ toJSON: () => ({ read: ++read }) });
  expect(contentKey(shut)).toBe(contentKey(shut));
  expect(read).toBe(1);
});
