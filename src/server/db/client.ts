import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#server/lib/log.ts';
import type { Address } from './address.ts';
import { CONNECTING } from './connection.ts';
import { LastingPool } from './lasting-pool.ts';
import * as schema from './schema/index.ts';
import { watchStatements } from './watch-statements.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: LastingPool };

/** Inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

// bigint arrives as text; every bigint of ours (paise, counts) is far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long a statement may take where nothing else is said. */
const STATEMENT_SECONDS = 30;
/** The server is the first to end a statement that takes too long; who does not even do that is silent. */
const GRACE_MS = 2_000;
const IDLE_MS = 30_000;

/**
 * A pool that outlives any number of lost, silent and refused connections: each is logged, closed
 * and replaced.
 */
export function connect(
  address: Address,
  size: number,
  log: Logger,
  statementSeconds = STATEMENT_SECONDS,
  slowMs = 0,
): Database {
  const statementMs = statementSeconds * 1_000;
  const pool = new LastingPool(
    {
      ...CONNECTING,
      max: size,
      // Before the idle would count as silent.
      idleTimeoutMillis: Math.min(IDLE_MS, statementMs),
      application_name: 'propertysearch',
    },
    { address, statementMs, silentMs: statementMs + GRACE_MS },
  );
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  pool.on('connect', (client) => watchStatements(client, { log, slowMs }));
  return drizzle(pool, { schema });
}
