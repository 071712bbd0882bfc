export interface StoredObject {
  bytes: Buffer;
  mime: string;
}

/** Where uploaded files lie. Keys are paths of ours, such as `people/{uuid}/320.webp`. */
export interface ObjectStore {
  /** Whole or not at all; what the key held before is replaced. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what writes that broke off before then have left behind; answers how much it was. */
  sweep(before: Date): Promise<number>;
  /** Of a store that encrypts: puts one under the secret of now; whether it was not. */
  renew?(key: string): Promise<boolean>;
}

/** Lower case, since some file systems do not tell A from a; no name begins with a dot. */
const KEY = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Throws for a key that could lead elsewhere. Keys are made by us, so this is a defect. */
export function checkKey(key: string): string {
  if (key.length > 512 || !KEY.test(key)) throw new Error('Not a key of the object store.');
  return key;
}
