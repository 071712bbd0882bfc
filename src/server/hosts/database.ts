import path from 'node:path';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import type { Env } from '#server/lib/env.ts';

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The server named by DATABASE_URL, else the embedded one in DATA_DIR; migrated either way. */
export async function openDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) {
    await ensureDatabase(env.DATABASE_URL);
    await migrate(env.DATABASE_URL);
    return { url: env.DATABASE_URL, stop: async () => undefined };
  }
  const cluster = await startCluster(path.join(env.DATA_DIR, 'postgres'));
  const url = cluster.url('propertysearch');
  await ensureDatabase(url);
  await migrate(url);
  return { url, stop: cluster.stop };
}
