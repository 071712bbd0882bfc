import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
const LOCK_WAIT_MS = 2_000;
const ATTEMPTS = 12;

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

interface Journal {
  entries: { when: number; tag: string }[];
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
}

/** When the migrations of this version were written, the oldest first. */
export const writtenAt = (): number[] =>
  readJournal()
    .entries.map(({ when }) => when)
    .sort((a, b) => a - b);

/**
 * Migrations up to 0.2.0 were squashed: what an older version made has none of these. What a newer
 * one made has more, of which this one would not know what they mean.
 */
async function refuseOthers(client: pg.Client): Promise<void> {
  const kept = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (kept.rows[0].name === null) return;
  const { rows } = await client.query(
    `select min(created_at)::text as oldest, max(created_at)::text as newest
     from drizzle.__drizzle_migrations`,
  );
  const { oldest, newest } = rows[0];
  if (oldest === null) return;
  const known = writtenAt();
  if (Number(oldest) < (known[0] ?? 0)) {
    throw new Error(
      'This database was made by a version before 0.2.0 and cannot be upgraded: set DATA_DIR or DATABASE_URL to a new one.',
    );
  }
  if (Number(newest) > (known.at(-1) ?? 0)) {
    throw new Error(
      'This database was upgraded by a newer version of the site than this one: start that version, or restore a backup from before the upgrade.',
    );
  }
}

/** The migrations up to one, in a folder of their own, as a site had them that was older. */
async function migrationsUpTo(when: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-migrations-'));
  const journal = readJournal();
  const entries = journal.entries.filter((entry) => entry.when <= when);
  await mkdir(path.join(folder, 'meta'));
  await writeFile(
    path.join(folder, 'meta', '_journal.json'),
    JSON.stringify({ ...journal, entries }),
  );
  for (const { tag } of entries) {
    await copyFile(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  }
  return folder;
}

/**
 * All that is missing, in one transaction. Where it waits for somebody’s lock everybody else waits
 * behind it: it gives up soon, lets them pass and comes again.
 */
async function runPatiently(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await refuseOthers(client);
      return await runMigrations(drizzle(client), { migrationsFolder });
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error;
      await pause(attempt * LOCK_WAIT_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause));
}

/**
 * Brings the schema up to date. Safe to call from several processes at once.
 * @param upTo no further than the migration written then: as it was for an older site.
 */
export async function migrate(url: string, upTo?: number): Promise<void> {
  const client = newClient(url, { name: NAME, silentMs: MIGRATING_MS });
  await client.connect();
  const older = upTo === undefined ? undefined : await migrationsUpTo(upTo);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runPatiently(client, older ?? MIGRATIONS);
  } finally {
    await client.end();
    if (older) await rm(older, { recursive: true });
  }
}
