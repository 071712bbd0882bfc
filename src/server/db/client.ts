import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#server/lib/log.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** Inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

// bigint arrives as text; every bigint of ours (paise, counts) is far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool that survives the server's restart: a lost connection is logged and replaced. */
export function connect(url: string, size: number, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    application_name: 'propertysearch',
  });
  // While a connection is in use the pool does not listen to it: its loss rejects the query under
  // way, and would end the process besides.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  return drizzle(pool, { schema });
}
