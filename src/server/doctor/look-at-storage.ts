import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/lib/env.ts';
import { objectStore } from '#server/ports/storage/index.ts';
import { type Finding, odd, well, wrong } from './finding.ts';

const GIGABYTE = 1_073_741_824;
const LITTLE = 5;
const TOO_LITTLE = 1;

/** Writes, reads and removes a file of our own. */
async function aboutStore(env: Env): Promise<Finding> {
  const where = env.S3_BUCKET ? `The bucket ${env.S3_BUCKET}` : `The files in ${env.DATA_DIR}`;
  const key = `doctor/${randomUUID()}`;
  try {
    const store = objectStore(env);
    await store.put(key, Buffer.from('here'), 'text/plain');
    const found = await store.get(key);
    await store.remove(key);
    return found?.bytes.toString() === 'here'
      ? well(`${where} can be written, read and removed`)
      : wrong(`${where} gave back something else`, 'See whether two stores answer there.');
  } catch (error) {
    return wrong(
      `${where} cannot be used: ${error instanceof Error ? error.message : error}`,
      env.S3_BUCKET ? 'Correct the S3_… settings.' : 'Give the site’s user the folder.',
    );
  }
}

/** Of the nearest folder that is there: a new one will lie on the same disk. */
async function aboutDisk(folder: string, name: string): Promise<Finding> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const disk = await statfs(at).catch(() => undefined);
    if (!disk && at !== path.dirname(at)) continue;
    const free = disk ? (disk.bavail * disk.bsize) / GIGABYTE : 0;
    const what = `${free.toFixed(1)} GB are free for ${name}`;
    if (free < TOO_LITTLE) return wrong(what, 'Make room: a full disk refuses every write.');
    return free < LITTLE ? odd(what, 'Make room before it is full.') : well(what);
  }
}

export async function lookAtStorage(env: Env): Promise<Finding[]> {
  const findings = [await aboutStore(env), await aboutDisk(env.DATA_DIR, 'DATA_DIR')];
  if (env.BACKUP_DIR) findings.push(await aboutDisk(env.BACKUP_DIR, 'backups'));
  return findings;
}
