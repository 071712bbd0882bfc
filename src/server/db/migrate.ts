import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { newClient } from './connection.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Any number, the same in every process: only one migrates at a time. */
const LOCK = 7_411_960;
const NAME = 'propertysearch migrations';
const SILENT_MS = MINUTE_MS;
/** A large table takes its time to change, and the turn of another process is waited for. */
const MIGRATING_MS = 30 * MINUTE_MS;

/** Creates the database named in `url` when the server does not have it yet. */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = target.pathname.slice(1);
  target.pathname = '/postgres';
  const client = newClient(target.href, { name: NAME, silentMs: SILENT_MS });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** When the first migration was written. */
function baselineWritten(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'),
  );
  return Math.min(...journal.entries.map(({ when }) => when));
}

/** Migrations up to 0.2.0 were squashed: what an older version made has none of these. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const kept = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (kept.rows[0].name === null) return;
  const older = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at < $1 limit 1',
    [baselineWritten()],
  );
  if (older.rowCount) {
    throw new Error(
      'This database was made by a version before 0.2.0 and cannot be upgraded: set DATA_DIR or DATABASE_URL to a new one.',
    );
  }
}

/** Brings the schema up to date. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = newClient(url, { name: NAME, silentMs: MIGRATING_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseOlder(client);
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
