import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '#scripts/prepare.mjs';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { end, freePort } from './shell.ts';

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

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(ASK_MS);
  }
  throw new Error('The site ended before it was ready');
}

/** What the process that the command started says of its memory. */
async function statusOf({ pid }: ChildProcess): Promise<(name: string) => number> {
  const [site = ''] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
  const status = await readFile(`/proc/${site}/status`, 'utf8');
  return (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
}

async function startSite(what: string, folder: string): Promise<Omit<Start, 'floor'>> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      DEMO: 'true',
      WORKERS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(child, `http://127.0.0.1:${port}/readyz`);
    const ready = performance.now() - began;
    await pause(REST_MS);
    const megabytes = await statusOf(child);
    return { what, ready, most: megabytes('VmHWM'), atRest: megabytes('VmRSS') };
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
