import { hash } from 'node:crypto';

const KNOWN = new WeakMap<object, string>();

/** Whatever is written of it is another text for another content; reckoned once of what nobody can change. */
export function contentKey(value: object): string {
  const known = KNOWN.get(value);
  if (known) return known;
  const key = hash('sha256', JSON.stringify(value), 'base64url');
  if (Object.isFrozen(value)) KNOWN.set(value, key);
  return key;
}
