import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type ObjectStore } from './object-store.ts';

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Files of a folder, readable by us only. Names that begin with a dot are our own additions. */
export function localStore(folder: string): ObjectStore {
  const placeOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  const beside = (place: string, ending: string) =>
    path.join(path.dirname(place), `.${path.basename(place)}.${ending}`);

  /** Written under another name first, so that a reader never meets half a file. */
  async function write(place: string, content: Buffer | string): Promise<void> {
    const part = beside(place, `${randomUUID()}.part`);
    try {
      await writeFile(part, content, { mode: 0o600, flag: 'wx', flush: true });
      await rename(part, place);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    async put(key, bytes, mime) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // The type first: a file is never found without it.
      await write(beside(place, 'mime'), mime);
      await write(place, bytes);
    },
    async get(key) {
      const place = placeOf(key);
      try {
        const bytes = await readFile(place);
        return { bytes, mime: await readFile(beside(place, 'mime'), 'utf8') };
      } catch (error) {
        if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const place = placeOf(key);
      await rm(place, { force: true });
      await rm(beside(place, 'mime'), { force: true });
    },
  };
}
