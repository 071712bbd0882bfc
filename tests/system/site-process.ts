import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { SMALL } from '#scripts/small.mjs';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

const BUILT_HOST = 'dist/host/main.mjs';
const ENDS_WITH_US = ['--import', './tests/end-with-parent.mjs'];

export interface SiteProcess {
  url: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

/** A data folder in which nothing has been started yet. */
export const emptyFolder = (): Promise<string> => scratchFolder('system');

/** A data folder of one's own in which the demo stands already; with its owners, as Postgres wants. */
export async function dataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await promisify(execFile)('cp', ['-a', `${inject('startedFolder')}/.`, folder]);
  return folder;
}

export interface LaunchSettings {
  dataDir: string;
  port?: number;
  /** Which of src/server/hosts; the site itself without it. */
  host?: 'main' | 'analytics' | 'ads';
  env?: NodeJS.ProcessEnv;
}

/** A process of ours on a port, and what it says. */
function run(script: string[], dataDir: string, port: number, env: NodeJS.ProcessEnv): SiteProcess {
  const child = spawn(process.execPath, [...ENDS_WITH_US, ...script], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'info',
      DEMO_LIFE: 'false',
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { url: `http://127.0.0.1:${port}`, port, dataDir, child, output: () => output, exited };
}

/** Starts the site as `npm start` does once everything is built. */
export async function launch(settings: LaunchSettings): Promise<SiteProcess> {
  const port = settings.port ?? (await freePort());
  const { host = 'main' } = settings;
  const built = host === 'main' && existsSync(BUILT_HOST);
  const script = built ? BUILT_HOST : `src/server/hosts/${host}.ts`;
  return run([...SMALL, script], settings.dataDir, port, settings.env ?? {});
}

/** Starts the developers' server as `npm run dev` does. */
export async function launchDev(dataDir: string): Promise<SiteProcess> {
  const port = await freePort();
  const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1'];
  return run([...astro, '--port', String(port)], dataDir, port, {
    ASTRO_TELEMETRY_DISABLED: '1',
    // Within Vitest, Astro's server would answer no page.
    VITEST: '',
  });
}

/** Waits until the site may be sent visitors; fails when it ends first. */
export async function ready(site: SiteProcess, path = '/readyz'): Promise<void> {
  let ended = false;
  void site.exited.then(() => {
    ended = true;
  });
  const until = Date.now() + patience(60);
  while (Date.now() < until && !ended) {
    const answer = await fetch(site.url + path).catch(() => undefined);
    if (answer?.ok) return;
    // A timer that keeps the process alive: else a site that cannot start ends its tests without a word.
    await pause(100);
  }
  throw new Error(`The site did not become ready:\n${site.output()}`);
}

export async function stop(site: SiteProcess): Promise<void> {
  if (site.child.exitCode === null) site.child.kill('SIGTERM');
  await site.exited;
}

export async function discard(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
