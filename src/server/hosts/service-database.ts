import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Address, addressIn, directOf } from '#server/db/address.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { runningCluster } from '#server/homes/import/index.ts';
import type { Env } from '#server/lib/env.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';

const WAIT_MS = 30_000;
const LOOK_MS = 1_000;
const FOLLOW_MS = 5_000;

/** The address of the site's embedded database, once the site has started it. */
async function siteDatabase(folder: string): Promise<string> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    const url = await runningCluster(folder);
    if (url) return url;
    await wait(LOOK_MS);
  }
  throw new Error(`No site runs in ${folder}. Start it first, or set DATABASE_URL.`);
}

/** Where a service on a host of its own keeps its rows: the site's database, migrated. */
export async function serviceDatabase(env: Env): Promise<Address> {
  const address = addressIn(env) ?? (await siteDatabase(env.DATA_DIR));
  const url = directOf(address);
  await ensureDatabase(url);
  await migrate(url);
  return address;
}

/**
 * An embedded database listens on another port each time the site starts it: the pool's next
 * connections go where it is now.
 */
export function followDatabase(pool: Pool, { DATABASE_URL, DATA_DIR }: Env): Loop {
  if (DATABASE_URL) return { stop: async () => undefined };
  return startLoop(
    async () => {
      const url = await runningCluster(DATA_DIR).catch(() => undefined);
      if (url) pool.options.connectionString = url;
    },
    { everyMs: FOLLOW_MS },
  );
}
