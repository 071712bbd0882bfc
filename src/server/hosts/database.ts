import path from 'node:path';
import { type Address, addressIn, directOf } from '#server/db/address.ts';
import { connect } from '#server/db/client.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { readFact } from '#server/db/site-facts.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import type { Env } from '#server/lib/env.ts';
import { createLogger, type Logger } from '#server/lib/log.ts';

export interface RunningDatabase {
  /** For pools; and to the server itself. */
  address: Address;
  url: string;
  /** Starts it again when it dies, where it is ours to start; `lost` hears that this is in vain. */
  watch(log: Logger, lost: (reason: string) => void): void;
  stop(): Promise<void>;
}

/** What a restore has not finished lacks upgrades or brings back whose data is erased. */
async function refuseHalfRestored(url: string): Promise<void> {
  const db = connect(url, 1, createLogger('silent'));
  try {
    const name = await readFact(db, 'restoring');
    if (name === undefined) return;
    throw new Error(
      `This database is being restored from the backup ${name}: run npm run restore again until it says that it is done.`,
    );
  } finally {
    await db.$client.end();
  }
}

/** Says where it looked, for whoever wrote the address. */
async function prepare(url: string): Promise<void> {
  try {
    await ensureDatabase(url);
    await migrate(url);
    await refuseHalfRestored(url);
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
  const address = addressIn(env);
  if (address) {
    const url = directOf(address);
    await prepare(url);
    return { address, url, watch: () => undefined, stop: async () => undefined };
  }
  const { url: urlOf, watch, stop } = await startCluster(path.join(env.DATA_DIR, 'postgres'));
  const url = urlOf('propertysearch');
  await ensureDatabase(url);
  try {
    await migrate(url);
    await refuseHalfRestored(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: url, url, watch, stop };
}
