import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/lib/secrets.ts';
import type { ObjectStore } from './object-store.ts';

/** Papers of people and deals; pictures are for everybody to see. */
const PRIVATE = /^documents\//;
const CIPHER = 'aes-256-gcm';
const [NONCE, TAG, KEY] = [12, 16, 32];
const SEALED = NONCE + TAG;
/** No PDF or picture begins so: what does not is from before papers were sealed. */
const MARK = Buffer.from('PSsealed1');
const HEAD = MARK.length + SEALED + KEY;

/** @param about what it belongs to: nothing opens in the place of another. */
function seal(key: Buffer, bytes: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function unseal(key: Buffer, sealed: Buffer, about: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(NONCE, SEALED));
  return Buffer.concat([decipher.update(sealed.subarray(SEALED)), decipher.final()]);
}

const isSealed = (bytes: Buffer) => bytes.subarray(0, MARK.length).equals(MARK);
const lockOf = (bytes: Buffer) => bytes.subarray(MARK.length, HEAD);

/** A paper’s own key, and under which of the site’s it lies: 0 is the one of now. */
function openLock(keys: readonly Buffer[], bytes: Buffer, path: string) {
  for (const [age, key] of keys.entries()) {
    try {
      return { own: unseal(key, lockOf(bytes), path), age };
    } catch {
      // Under another.
    }
  }
  throw new Error('A paper is sealed under a secret this site does not have.');
}

/**
 * A store in which papers lie encrypted, each under a key of its own that lies before it, sealed
 * under the site’s secret: neither the database nor the store opens one. Papers of before are read
 * as they are.
 */
export function sealedStore(
  store: ObjectStore,
  secrets: Secrets,
): ObjectStore & Required<Pick<ObjectStore, 'renew'>> {
  const keys = () => secrets.keys('document');
  const lock = (own: Buffer, path: string) => seal(secrets.key('document'), own, path);

  function put(path: string, bytes: Buffer, mime: string): Promise<void> {
    if (!PRIVATE.test(path)) return store.put(path, bytes, mime);
    const own = randomBytes(KEY);
    const sealed = Buffer.concat([MARK, lock(own, path), seal(own, bytes, path)]);
    return store.put(path, sealed, mime);
  }

  return {
    ...store,
    put,
    async get(path) {
      const found = await store.get(path);
      if (!found || !PRIVATE.test(path) || !isSealed(found.bytes)) return found;
      const { own } = openLock(keys(), found.bytes, path);
      return { mime: found.mime, bytes: unseal(own, found.bytes.subarray(HEAD), path) };
    },
    async renew(path) {
      const found = await store.get(path);
      if (!found || !PRIVATE.test(path)) return false;
      const { bytes, mime } = found;
      if (!isSealed(bytes)) {
        await put(path, bytes, mime);
        return true;
      }
      const { own, age } = openLock(keys(), bytes, path);
      if (age === 0) return false;
      const renewed = Buffer.concat([MARK, lock(own, path), bytes.subarray(HEAD)]);
      await store.put(path, renewed, mime);
      return true;
    },
  };
}
