import { open, readFile, rm } from 'node:fs/promises';

export interface Claim {
  release(): Promise<void>;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a folder for this process by a lock file that carries its pid; a dead owner's is taken
 * over. Throws a sentence naming the folder and the owner when another live process has it.
 */
export async function claim(lockFile: string, folder: string): Promise<Claim> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(lockFile, 'wx', 0o600);
      await file.writeFile(String(process.pid));
      await file.close();
      return { release: () => rm(lockFile, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(await readFile(lockFile, 'utf8').catch(() => '0'));
      if (pid > 0 && pid !== process.pid && alive(pid)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`,
        );
      }
      await rm(lockFile, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be taken. Try again.`);
}
