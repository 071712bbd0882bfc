import path from 'node:path';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';

export interface RunningDatabase {
  url: string;
  /** Starts it again when it dies, where it is ours to start; `lost` hears that this is in vain. */
  watch(log: Logger, lost: (reason: string) => void): void;
  stop(): Promise<void>;
}

/** Says where it looked, for whoever wrote the address. */
async function prepare(url: string): Promise<void> {
  try {
    await ensureDatabase(url);
    await migrate(url);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const { host } = new URL(url);
    const reason = error instanceof Error && error.message ? error.message : 'nobody listens';
    throw new Error(
      `The database at ${host} takes no connections or no writes just now: ${reason}. Start the site again when it does, or correct DATABASE_URL.`,
    );
  }
}

/** The server named by DATABASE_URL, else the embedded one in DATA_DIR; migrated either way. */
export async function openDatabase(env: Env): Promise<RunningDatabase> {
  if (env.DATABASE_URL) {
    await prepare(env.DATABASE_URL);
    return { url: env.DATABASE_URL, watch: () => undefined, stop: async () => undefined };
  }
  const { url: urlOf, watch, stop } = await startCluster(path.join(env.DATA_DIR, 'postgres'));
  const url = urlOf('propertysearch');
  await ensureDatabase(url);
  await migrate(url);
  return { url, watch, stop };
}
