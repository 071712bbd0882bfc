import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connect, type Database } from '#server/db/client.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { createLogger } from '#server/lib/log.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';
import { freePort, serve } from './shell.ts';

export const SECRET_KEY = 'nothing secret is ever in the benchmark';

/** A migrated database on a Postgres of its own, gone afterwards. */
export async function withDatabase<T>(use: (db: Database, url: string) => Promise<T>): Promise<T> {
  const folder = await scratchFolder('bench');
  const cluster = await startCluster(path.join(folder, 'postgres'), [
    'shared_buffers=512MB',
    'max_connections=80',
  ]);
  const url = cluster.url('bench');
  await ensureDatabase(url);
  await migrate(url);
  const db = connect(url, 4, createLogger('error'));
  try {
    return await use(db, url);
  } finally {
    await db.$client.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same database for who plays steps again: rows have other ids then, and references cannot hold. */
export function withoutReferences(url: string): string {
  const lax = new URL(url);
  lax.searchParams.set('options', '-c session_replication_role=replica');
  // In an address Postgres reads a plus as a plus.
  return lax.href.replaceAll('+', '%20');
}

/** The API alone on a database, as a process of its own. */
export async function serveApi(
  url: string,
  env: Record<string, string> = {},
  readyAt = '/api/locality',
) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const host = await serve(
    'bench/api-host.ts',
    {
      DATABASE_URL: url,
      PORT: String(port),
      NODE_ENV: 'production',
      SECRET_KEY,
      SEARCH_INDEX: 'off',
      ...env,
    },
    base + readyAt,
  );
  return { base, host };
}
