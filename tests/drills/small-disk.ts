import { execFile } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PIECE = Buffer.alloc(1 << 20, 1);

export interface SmallDisk {
  /** Until not one byte more goes onto it. */
  fill(): Promise<void>;
  /** Gives back what `fill` took. */
  makeRoom(): Promise<void>;
  close(): Promise<void>;
}

/** A disk of its own in a folder; undefined, with a word, where nobody may mount one. */
export async function smallDisk(folder: string, megabytes: number): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  } catch {
    process.stdout.write('Skipped: no disk can be mounted here, which takes root.\n');
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  const isFull = async () => (await statfs(folder)).bavail === 0;
  return {
    async fill() {
      const file = await open(ballast, 'a');
      while (!(await isFull())) {
        await file.write(PIECE).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error;
        });
      }
      await file.close();
    },
    makeRoom: () => rm(ballast, { force: true }),
    close: async () => void (await run('umount', ['--lazy', folder])),
  };
}
