import path from 'node:path';
import type { Context } from '#server/core/context.ts';
import { addressIn, directOf } from '#server/db/address.ts';
import { connect } from '#server/db/client.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { runningCluster } from '#server/homes/import/running-cluster.ts';
import { openContext } from '#server/hosts/compose.ts';
import { openDatabase } from '#server/hosts/database.ts';
import { type Env, readEnv } from '#server/lib/env.ts';
import { createLogger, describeError } from '#server/lib/log.ts';

const NAME = 'propertysearch';

/** The database of the site, running or not, for as long as `work` takes. */
export async function onSite(
  work: (context: Context, url: string) => Promise<void>,
  env = readEnv(),
): Promise<void> {
  const running = env.DATABASE_URL ? undefined : await runningCluster(env.DATA_DIR);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await openDatabase(env);
  const context = contextOn(env, database.url);
  try {
    await work(context, database.url);
  } finally {
    await context.background.idle();
    await context.db.$client.end();
    await database.stop();
  }
}

export const contextOn = (env: Env, url: string): Context => {
  const log = createLogger('warn');
  return openContext(connect(url, 2, log), env, log);
};

/** Where a database is to be made: on the server, or in a data folder that nobody uses. */
export async function onNewDatabase(env: Env, work: (url: string) => Promise<void>): Promise<void> {
  const address = addressIn(env);
  if (address) return work(directOf(address));
  const cluster = await startCluster(path.join(env.DATA_DIR, 'postgres'));
  try {
    await work(cluster.url(NAME));
  } finally {
    await cluster.stop();
  }
}

/** Runs a command: what went wrong is one line, without what a failed query would repeat. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    console.error(describeError(error).message);
    process.exitCode = 1;
  });
}
