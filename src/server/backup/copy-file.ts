import { utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore, StoredObject } from '#server/ports/storage/index.ts';
import { isThere, type Vault } from './vault.ts';

const labelOf = (key: string) => `file ${key}`;

/**
 * Keeps a file of the store. One that lies in the vault already is no more than marked as needed
 * now: none is ever written anew under its key. Answers whether it is there.
 */
export async function keepFile(
  vault: Vault,
  store: ObjectStore,
  key: string,
  now: Date,
): Promise<boolean> {
  const file = vault.fileOf(key);
  if (await isThere(file)) {
    await utimes(file, now, now);
    return true;
  }
  const found = await store.get(key);
  if (!found) return false;
  const mime = Buffer.from(found.mime);
  const head = Buffer.alloc(2);
  head.writeUInt16BE(mime.length);
  await vault.seal(file, labelOf(key), Readable.from([Buffer.concat([head, mime]), found.bytes]));
  // By the same clock as those that were there before.
  await utimes(file, now, now);
  return true;
}

/** A file as it was kept; undefined where it was not. */
export async function keptFile(vault: Vault, key: string): Promise<StoredObject | undefined> {
  const file = vault.fileOf(key);
  if (!(await isThere(file))) return undefined;
  let all: Buffer = Buffer.alloc(0);
  await vault.open(file, labelOf(key), async (source) => {
    all = await buffer(source);
  });
  const at = 2 + all.readUInt16BE();
  return { mime: all.subarray(2, at).toString('utf8'), bytes: all.subarray(at) };
}
