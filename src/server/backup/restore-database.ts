import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { newClient } from '#server/db/connection.ts';
import { ensureDatabase, migrate, writtenAt } from '#server/db/migrate.ts';
import { loadTables } from './load-tables.ts';
import { databaseOf, type Manifest } from './manifest.ts';
import { digestOf, SAME_WORDS } from './tables.ts';
import type { Vault } from './vault.ts';

const SILENT_MS = 120 * MINUTE_MS;

/** Whether a database is fresh, or was filled from this backup by a restore that broke off. */
async function standingOf(client: pg.Client, name: string): Promise<'fresh' | 'filled'> {
  const { rows } = await client.query("select to_regclass('public.people') as people");
  if (rows[0].people === null) return 'fresh';
  const facts = await client.query("select value from site_facts where name = 'restoring'");
  if (facts.rows[0]?.value === name) return 'filled';
  const { rowCount } = await client.query('select from people limit 1');
  if (rowCount === 0) return 'fresh';
  throw new Error(
    'There is somebody’s data in this database. A restore goes into a new one: set DATA_DIR or DATABASE_URL.',
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(url, { name: 'propertysearch restore', silentMs: SILENT_MS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The database of a backup, into one that is empty, in one transaction. It is marked as being
 * restored, so that no site starts on it before the rest is done.
 */
export async function restoreDatabase(
  url: string,
  vault: Vault,
  manifest: Manifest,
): Promise<void> {
  const { name, migratedTo } = manifest;
  if (migratedTo > (writtenAt().at(-1) ?? 0)) {
    throw new Error(
      `The backup ${name} was made by a newer version, ${manifest.version}: restore it with that one.`,
    );
  }
  await ensureDatabase(url);
  if ((await withClient(url, (client) => standingOf(client, name))) === 'filled') return;
  // As it was when the backup was made; what has been added since comes afterwards, as in an upgrade.
  await migrate(url, migratedTo);
  await withClient(url, async (client) => {
    await client.query(`begin; ${SAME_WORDS}`);
    await vault.open(
      databaseOf(vault, name),
      `database of ${name}`,
      (source) => loadTables(client, source, manifest),
      createZstdDecompress(),
    );
    await client.query(
      `insert into site_facts (name, value) values ('restoring', $1)
       on conflict (name) do update set value = excluded.value`,
      [name],
    );
    await client.query('commit');
  });
}

/** A sentence for each table that is not as it was when the backup was made. */
export const compareTables = (url: string, { tables }: Manifest): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query(`begin isolation level repeatable read read only; ${SAME_WORDS}`);
    const differences: string[] = [];
    for (const { name, rows, digest } of tables) {
      // The mark of the restore itself.
      if (name === 'site_facts') continue;
      const found = await digestOf(client, name);
      if (found.rows === rows && found.digest === digest) continue;
      differences.push(
        `${name}: ${found.rows} rows instead of ${rows}${found.rows === rows ? ', not the same' : ''}.`,
      );
    }
    return differences;
  });
