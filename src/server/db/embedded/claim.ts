import { open, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';

export interface Claim {
  release(): Promise<void>;
}

/** What is said to who comes second. */
export type InUse = (folder: string, pid: number) => string;

const dataFolder: InUse = (folder, pid) =>
  `The data folder ${folder} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`;

/** Older versions wrote the number alone. */
const owner = z.union([
  z.number().transform((pid) => ({ pid, started: undefined })),
  z.object({ pid: z.number(), started: z.string().optional() }),
]);

/**
 * When a process was started, by the clock of the machine’s start: a number is given anew, to pid 1
 * of the next container at once, but not at the same moment. Undefined where the system does not tell.
 */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; what follows it is counted.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return undefined;
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds a lock file; undefined where that is no longer there, or never was. */
async function holderOf(lockFile: string): Promise<number | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { pid, started } = owner.safeParse(content).data ?? {};
  if (!pid || pid <= 0 || pid === process.pid || !runs(pid)) return undefined;
  const now = await startOf(pid);
  return started && now && started !== now ? undefined : pid;
}

/**
 * Takes a folder for this process by a lock file that says which it is; a dead owner's is taken
 * over. Throws a sentence naming the folder and the owner when another live process has it.
 */
export async function claim(
  lockFile: string,
  folder: string,
  inUse: InUse = dataFolder,
): Promise<Claim> {
  const { pid } = process;
  const mine = JSON.stringify({ pid, started: await startOf(pid) });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(lockFile, 'wx', 0o600);
      await file.writeFile(mine);
      await file.close();
      return { release: () => rm(lockFile, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = await holderOf(lockFile);
      if (holder !== undefined) throw new Error(inUse(folder, holder));
      await rm(lockFile, { force: true });
    }
  }
  throw new Error(`The folder ${folder} could not be taken. Try again.`);
}
