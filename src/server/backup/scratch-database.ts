import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { newClient } from '#server/db/connection.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';

/** Postgres: insufficient privilege. */
const NOT_ALLOWED = '42501';

export interface Scratch {
  url: string;
  folder: string;
}

/** On the server of `url`, beside its other databases. */
async function onServer(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `propertysearch_scratch_${randomBytes(6).toString('hex')}`;
  const client = newClient(url, { name: 'propertysearch restore', silentMs: 10 * MINUTE_MS });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } catch (error) {
    // Left open it would keep a command from ending.
    await client.end();
    throw (error as { code?: unknown }).code === NOT_ALLOWED
      ? new Error(`No database can be made to restore into: alter role "${client.user}" createdb`)
      : error;
  }
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return {
    url: scratch.href,
    drop: () =>
      client
        .query(`drop database ${name} with (force)`)
        .then(() => undefined)
        .finally(() => client.end()),
  };
}

/** A Postgres of its own, which need not outlive a failure of the machine. */
async function embedded(folder: string): Promise<{ url: string; drop(): Promise<void> }> {
  const cluster = await startCluster(path.join(folder, 'postgres'), ['fsync=off']);
  return { url: cluster.url('scratch'), drop: cluster.stop };
}

/** An empty database and folder for as long as `work` takes: on the server, or an embedded one. */
export async function withScratch<T>(
  serverUrl: string | undefined,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-scratch-'));
  // Root's embedded Postgres belongs to another user; what it keeps inside is closed by itself.
  await chmod(folder, 0o755);
  try {
    const database = serverUrl ? await onServer(serverUrl) : await embedded(folder);
    try {
      return await work({ url: database.url, folder });
    } finally {
      await database.drop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
