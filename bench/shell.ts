import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a command; its error carries what it wrote. */
export async function output(command: string, args: string[]): Promise<string> {
  const { stdout } = await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** A program by name: on the usual paths, or among Debian's Postgres versions. */
export function find(name: string): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const places = [
    '/usr/bin',
    '/usr/sbin',
    '/usr/local/bin',
    ...versions.map((v) => `/usr/lib/postgresql/${v}/bin`),
  ];
  return places.map((place) => path.join(place, name)).find((file) => existsSync(file));
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

const LONGEST_START_MS = 120_000;

/** Starts one of the bench's or the site's programs and waits until it answers at `url`, asking so often. */
export async function serve(
  file: string,
  env: Record<string, string>,
  url: string,
  everyMs = 100,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${file} ended`);
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return child;
    await once(AbortSignal.timeout(everyMs), 'abort');
  }
  throw new Error(`${file} did not answer at ${url}`);
}

export async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
