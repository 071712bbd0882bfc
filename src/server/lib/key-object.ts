import { createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Buffer, KeyObject>();

/**
 * A key of ours (`secrets.key`, the same buffer each time) as Node works with it: of bare bytes Node
 * makes it anew for each HMAC or cipher, which takes five times as long as the work.
 */
export function keyObjectOf(key: Buffer): KeyObject {
  const before = known.get(key);
  if (before) return before;
  const made = createSecretKey(key);
  known.set(key, made);
  return made;
}
