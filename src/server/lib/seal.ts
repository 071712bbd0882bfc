import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyObjectOf } from './key-object.ts';

const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

/** Encrypts text with AES-256-GCM under a 32-byte key: nonce, tag, then the cipher text. */
export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyObjectOf(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `seal` made. Throws when the key is another or a bit has changed. */
export function unseal(key: Buffer, sealed: Buffer): string {
  // The length is said, else what is cut short would pass with a tag of four bytes.
  const decipher = createDecipheriv(CIPHER, keyObjectOf(key), sealed.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const body = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  return body.toString('utf8');
}

/** Opens what was sealed under one of several keys, the likeliest first. */
export function unsealByAny(keys: readonly Buffer[], sealed: Buffer): string {
  for (const key of keys.slice(0, -1)) {
    try {
      return unseal(key, sealed);
    } catch {
      // Sealed under another.
    }
  }
  return unseal(keys.at(-1) ?? Buffer.alloc(0), sealed);
}
