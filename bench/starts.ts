import type { ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '#scripts/prepare.mjs';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { memoryOf } from './memory.ts';
import { end, freePort, serve } from './shell.ts';

const STARTS = ['The first, which makes the demo', 'The second', 'The third', 'The fourth'];
/** So long a site that nobody asks anything is left alone before its memory is read. */
const REST_MS = 25_000;
const ASK_MS = 20;

export interface Start {
  what: string;
  /** Milliseconds from the command until `/readyz` says so. */
  ready: number;
  /** Milliseconds until the same embedded database, alone, takes connections. */
  floor: number;
  /** MB: the most so far, and what is held some time later. */
  most: number;
  atRest: number;
}

/** The process that a command has started. */
async function startedBy({ pid }: ChildProcess): Promise<number> {
  return Number.parseInt(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10);
}

async function startSite(what: string, folder: string): Promise<Omit<Start, 'floor'>> {
  const port = await freePort();
  const began = performance.now();
  const child = await serve(
    'scripts/start.mjs',
    {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DEMO: 'true',
      WORKERS: '1',
    },
    `http://127.0.0.1:${port}/readyz`,
    ASK_MS,
  );
  try {
    const ready = performance.now() - began;
    await pause(REST_MS);
    const site = await startedBy(child);
    const [most, atRest] = await Promise.all([memoryOf(site, 'VmHWM'), memoryOf(site, 'VmRSS')]);
    return { what, ready, most, atRest };
  } finally {
    await end(child);
  }
}

async function startDatabase(folder: string): Promise<number> {
  const began = performance.now();
  const cluster = await startCluster(path.join(folder, 'postgres'));
  const taken = performance.now() - began;
  await cluster.stop();
  return taken;
}

/** Starts the built site as `npm start` does, again and again on one folder. */
export async function benchStarts(): Promise<Start[]> {
  // What is out of date is built now, and not within the first start.
  prepare({ build: true });
  const folder = await scratchFolder('bench-starts');
  const starts: Start[] = [];
  try {
    for (const what of STARTS) {
      const start = await startSite(what, folder);
      starts.push({ ...start, floor: await startDatabase(folder) });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return starts;
}
