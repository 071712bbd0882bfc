import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/client.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { ensureDatabase, migrate } from '#server/db/migrate.ts';
import { compose } from '#server/hosts/compose.ts';
import { createLogger } from '#server/lib/log.ts';
import { openFixedAccounts } from '#server/money/ledger/open-accounts.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { startPgBouncer } from '#tests/drills/pgbouncer.ts';
import { scratchFolder } from '#tests/scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server; its database is the migrated template of every test's own. */
    templateUrl: string;
    /** Of a pooler before it, where `THROUGH_PGBOUNCER=1` asks for one. */
    poolerUrl: string | undefined;
  }
}

const TEMPLATE = 'propertysearch_test_template';

/** One Postgres for the run: the one DATABASE_URL names, else a throw-away embedded one. */
async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const url = new URL(given);
    url.pathname = `/${TEMPLATE}`;
    return { url: url.href, close: async () => undefined };
  }
  const folder = await scratchFolder('api');
  const cluster = await startCluster(path.join(folder, 'postgres'), [
    'fsync=off',
    'max_connections=200',
  ]);
  return {
    url: cluster.url(TEMPLATE),
    close: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject) {
  const server = await openServer();
  const admin = new URL(server.url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  // Left on a server by an earlier run.
  for (const name of [TEMPLATE, `${TEMPLATE}_demo`]) {
    await client.query(`drop database if exists ${name}`);
  }
  await client.end();
  await ensureDatabase(server.url);
  await migrate(server.url);
  const db = connect(server.url, 1, createLogger('silent'));
  compose();
  await seedPrices(db, new Date());
  await openFixedAccounts(db);
  await db.$client.end();
  project.provide('templateUrl', server.url);
  const pooler =
    process.env.THROUGH_PGBOUNCER === '1' ? await startPgBouncer(server.url) : undefined;
  project.provide('poolerUrl', pooler?.through(server.url));
  return async () => {
    await pooler?.close();
    await server.close();
  };
}
