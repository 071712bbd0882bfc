import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newClient } from '#server/db/connection.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { chooseRunner } from '#server/db/embedded/unprivileged.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

let folder: string;
let dataDir: string;
let lockFile: string;
let worksIn: string;
let user: { uid: number; gid: number } | undefined;

beforeAll(async () => {
  folder = await scratchFolder('leftover');
  dataDir = path.join(folder, 'postgres');
  const runner = await chooseRunner(dataDir, await findBinaries());
  user = runner.user;
  worksIn = runner.dataDir;
  lockFile = path.join(worksIn, 'postmaster.pid');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function answers(url: string): Promise<void> {
  const client = newClient(url, { name: 'leftover', silentMs: 10_000 });
  await client.connect();
  await client.query('select 1');
  await client.end();
}

/** Of a server that ended without a word, as with its machine. */
async function leaveLock(): Promise<string[]> {
  const cluster = await startCluster(dataDir);
  const lines = (await readFile(lockFile, 'utf8')).split('\n');
  await cluster.stop();
  return lines;
}

test('a lock whose number another process has by now keeps no database from starting', async () => {
  const [, ...rest] = await leaveLock();
  const other = spawn('sleep', ['600'], { ...user, cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other, 'spawn');
  await writeFile(lockFile, [other.pid, ...rest].join('\n'));
  const cluster = await startCluster(dataDir);
  onTestFinished(() => cluster.stop());
  await answers(cluster.url('postgres'));
});

test('one that was killed a moment ago, its parts still ending, is waited for', async () => {
  const before = await startCluster(dataDir);
  const [pid = ''] = (await readFile(lockFile, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Its own claim is this process’s, which may take it anew.
  const cluster = await startCluster(dataDir);
  onTestFinished(() => cluster.stop());
  await answers(cluster.url('postgres'));
  expect(cluster.url('postgres')).not.toBe(before.url('postgres'));
});
const sockets = async () => (await readdir(worksIn)).filter((name) => /PGSQL\.\d+$/.test(name));

test('what a killed server leaves of its socket goes with the next start', async () => {
  await leaveLock();
  await writeFile(path.join(worksIn, '.s.PGSQL.1'), '');
  await writeFile(path.join(worksIn, '.s.PGSQL.1.lock'), `${process.pid}\n`);
  const cluster = await startCluster(dataDir);
  onTestFinished(() => cluster.stop());
  expect(await sockets()).toEqual([`.s.PGSQL.${new URL(cluster.url('postgres')).port}`]);
});

test('a folder whose name is too long for a socket is served by its port', async () => {
  const near = await startCluster(dataDir);
  onTestFinished(() => near.stop());
  const far = await startCluster(path.join(folder, 'x'.repeat(100), 'postgres'));
  onTestFinished(() => far.stop());
  expect(new URL(near.url('postgres')).searchParams.get('host')).toBe(worksIn);
  expect(new URL(far.url('postgres')).search).toBe('');
  await answers(near.url('postgres'));
  await answers(far.url('postgres'));
});
