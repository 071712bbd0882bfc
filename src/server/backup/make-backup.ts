import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { newClient } from '#server/db/connection.ts';
import { VERSION } from '#server/lib/version.ts';
import type { ObjectStore } from '#server/ports/storage/index.ts';
import { keepFile } from './copy-file.ts';
import { dumpTables } from './dump-tables.ts';
import { databaseOf, fileListOf, type Manifest, writeManifest } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { digestOf, readColumns, readSequences, SAME_WORDS, type TableContent } from './tables.ts';
import { nameAt, type Vault } from './vault.ts';

/** A large table is summed up in one statement, and its files are copied in between. */
const SILENT_MS = 120 * MINUTE_MS;

export interface Source {
  url: string;
  store: ObjectStore;
  /** Under which the database’s values are sealed. */
  secret: string;
}

export interface Made {
  name: string;
  bytes: number;
  files: number;
  missing: number;
}

/** When the newest migration that the database has was written. */
async function migratedTo(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
}

async function* keepFiles(
  client: pg.Client,
  vault: Vault,
  store: ObjectStore,
  now: Date,
  tally: { files: number; missing: number },
): AsyncGenerator<Buffer> {
  for await (const key of namedFiles(client)) {
    if (await keepFile(vault, store, key, now)) tally.files += 1;
    else tally.missing += 1;
    yield Buffer.from(`${key}\n`);
  }
}

/** Everything the open transaction of `client` sees, into a folder of the vault. */
async function copyAll(
  client: pg.Client,
  vault: Vault,
  part: string,
  { store, secret }: Source,
  now: Date,
): Promise<Made> {
  const name = nameAt(now);
  const columns = await readColumns(client);
  const file = databaseOf(vault, part);
  const dump = dumpTables(client, columns);
  await vault.seal(file, `database of ${name}`, dump, createZstdCompress());
  const tally = { files: 0, missing: 0 };
  const list = keepFiles(client, vault, store, now, tally);
  await vault.seal(fileListOf(vault, part), `files of ${name}`, list);
  const tables: TableContent[] = [];
  for (const [table, of] of columns) {
    tables.push({ name: table, columns: of, ...(await digestOf(client, table)) });
  }
  const manifest: Manifest = {
    name,
    takenAt: now.toISOString(),
    version: VERSION,
    migratedTo: await migratedTo(client),
    secret,
    tables,
    // They only grow, whatever the transaction sees: read last, none is behind its table.
    sequences: await readSequences(client),
    ...tally,
  };
  await writeManifest(vault, part, manifest);
  return { name, bytes: (await stat(file)).size, ...tally };
}

/**
 * One backup: the database as one moment sees it, then the files that moment names. Whole or not at
 * all; begun again after it broke off, it copies no file twice.
 */
export async function makeBackup(vault: Vault, source: Source, now: Date): Promise<Made> {
  const part = `.part-${nameAt(now)}`;
  const folder = path.join(vault.folder, part);
  const client = newClient(source.url, { name: 'propertysearch backup', silentMs: SILENT_MS });
  await client.connect();
  try {
    await mkdir(folder, { mode: 0o700 });
    await client.query(`begin isolation level repeatable read read only; ${SAME_WORDS}`);
    const made = await copyAll(client, vault, part, source, now);
    await rename(folder, path.join(vault.folder, made.name));
    return made;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
