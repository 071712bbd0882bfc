import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { timeOfName, type Vault } from './vault.ts';

/** Of writing that broke off. */
const UNFINISHED = /^\.part-/;

async function removeFilesBefore(vault: Vault, oldest: Date): Promise<void> {
  const folder = path.join(vault.folder, 'files');
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if ((await stat(file)).mtime < oldest) await rm(file);
  }
}

/**
 * Removes backups older than so many days, never the newest, and the files that none of the others
 * needs: each backup marks those it names with its own time.
 */
export async function prune(vault: Vault, now: Date, days: number): Promise<string[]> {
  const names = await vault.names();
  const gone = names.slice(0, -1).filter((name) => timeOfName(name) < daysBefore(now, days));
  for (const name of gone) await rm(path.join(vault.folder, name), { recursive: true });
  for (const name of await readdir(vault.folder)) {
    if (UNFINISHED.test(name)) await rm(path.join(vault.folder, name), { recursive: true });
  }
  const oldest = names.find((name) => !gone.includes(name));
  if (oldest) await removeFilesBefore(vault, timeOfName(oldest));
  return gone;
}
