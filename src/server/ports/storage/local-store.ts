import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type ObjectStore } from './object-store.ts';

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** Files of a folder, readable by us only. Names that begin with a dot are our own additions. */
export function localStore(folder: string): ObjectStore {
  const placeOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  const mimeOf = (place: string) => path.join(path.dirname(place), `.${path.basename(place)}.mime`);
  const parts = path.join(folder, '.parts');

  /**
   * Written under another name first, so that a reader never meets half a file. All of them in one
   * folder: those a killed process leaves there are found without a walk through everything.
   */
  async function write(place: string, content: Buffer | string): Promise<void> {
    const part = path.join(parts, randomUUID());
    await mkdir(parts, { recursive: true, mode: 0o700 });
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
      await write(mimeOf(place), mime);
      await write(place, bytes);
    },
    async get(key) {
      const place = placeOf(key);
      try {
        const bytes = await readFile(place);
        return { bytes, mime: await readFile(mimeOf(place), 'utf8') };
      } catch (error) {
        if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const place = placeOf(key);
      await rm(place, { force: true });
      await rm(mimeOf(place), { force: true });
    },
    async sweep(before) {
      const names = await readdir(parts).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      let removed = 0;
      for (const name of names) {
        const part = path.join(parts, name);
        // One that is gone by now was renamed to what it was written for.
        const found = await stat(part).catch(() => undefined);
        if (!found || found.mtime >= before) continue;
        await rm(part, { force: true });
        removed++;
      }
      return removed;
    },
  };
}
