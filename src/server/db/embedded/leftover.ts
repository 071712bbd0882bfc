import { readdir, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a server of before is given to listen, or to be gone. */
const LOOKS = 300;
const LOOK_MS = 100;

/**
 * Whether some process works in the folder, as each of Postgres’s does; undefined where the system
 * does not tell. One that is dead, and not yet taken note of by its parent, works nowhere.
 */
async function isWorkedIn(folder: string): Promise<boolean | undefined> {
  const pids = await readdir('/proc').catch(() => []);
  const processes = pids.filter((name) => /^\d+$/.test(name));
  if (processes.length === 0) return undefined;
  const real = await realpath(folder);
  const places = await Promise.all(
    processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)),
  );
  return places.includes(real);
}

interface Leftover {
  dataDir: string;
  /** By the number in its lock file, which may be a dead process’s, or another’s by now. */
  seemsToRun(): Promise<boolean>;
  isListening(): Promise<boolean>;
}

/**
 * Whether a server that somebody’s death left behind can be taken over. One that is dying or starting
 * is waited for; the lock of one of which nothing is left goes, for a number is given anew to others,
 * in a container at once.
 */
export async function canBeTakenOver(leftover: Leftover): Promise<boolean> {
  const { dataDir, seemsToRun, isListening } = leftover;
  for (let look = 0; look < LOOKS; look++) {
    if (!(await seemsToRun())) return false;
    if (await isListening()) return true;
    if ((await isWorkedIn(dataDir)) === false) {
      await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
      return false;
    }
    await pause(LOOK_MS);
  }
  // Silent, but not gone: starting another says what is wrong.
  return false;
}
