import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hmac } from '#server/lib/hmac.ts';
import { keyObjectOf } from '#server/lib/key-object.ts';

const ROOT = 'src/server';
/** Whose keys are others' texts, or a passphrase's: none is `secrets.key`, the same buffer each time. */
const OTHER_KEYS = [
  'backup/vault.ts',
  'ports/gateway/cashfree/webhook-signature.ts',
  'professionals/agent-desk/training.ts',
];

test('a key is made once, and signs as its bytes do', () => {
  const key = randomBytes(32);
  expect(keyObjectOf(key)).toBe(keyObjectOf(key));
  expect(keyObjectOf(randomBytes(32)).equals(keyObjectOf(key))).toBe(false);
  const signed = hmac(key).update('what was said').digest('hex');
  expect(signed).toBe(createHmac('sha256', key).update('what was said').digest('hex'));
});

test('our own keys sign through it', () => {
  const signing = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') && /\bcreateHmac\(/.test(readFileSync(path.join(ROOT, name), 'utf8')),
  );
  expect(signing.sort()).toEqual([...OTHER_KEYS, 'lib/hmac.ts'].sort());
});
