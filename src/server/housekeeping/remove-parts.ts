import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';

/** Pictures that were half written when their process was killed. */
async function removeHalfPictures(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names.filter((name) => name.endsWith('.part'))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** No write takes a day: what is that old belongs to a process that was killed. */
export async function removeParts({ env, now, ports }: Context): Promise<number> {
  const before = daysBefore(now(), 1);
  const pictures = await removeHalfPictures(path.join(env.DATA_DIR, 'media'), before);
  return pictures + (await ports.store.sweep(before));
}
