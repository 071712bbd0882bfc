import type { Context } from '#server/core/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { verifyLedger } from '#server/money/ledger/index.ts';
import { keptFile } from './copy-file.ts';
import { readManifest } from './manifest.ts';
import { eachFile } from './restore-backup.ts';
import { compareTables, restoreDatabase } from './restore-database.ts';
import type { Vault } from './vault.ts';

export interface Verified {
  tables: number;
  rows: number;
  files: number;
  /** A sentence for each. */
  differences: string[];
}

/**
 * Restores a backup into an empty scratch database and compares: every table as it was, every file
 * opens, the ledger proves, and an upgrade to this version goes through.
 */
export async function verifyBackup(
  vault: Vault,
  name: string,
  url: string,
  openContext: (secret: string) => Context,
): Promise<Verified> {
  const manifest = await readManifest(vault, name);
  await restoreDatabase(url, vault, manifest);
  const differences = await compareTables(url, manifest);
  await migrate(url);
  const context = openContext(manifest.secret);
  try {
    differences.push(...(await verifyLedger(context)).differences);
  } finally {
    await context.db.$client.end();
  }
  let files = 0;
  await eachFile(vault, name, async (key) => {
    if (await keptFile(vault, key)) files += 1;
  });
  if (files < manifest.files) {
    differences.push(`${manifest.files - files} of ${manifest.files} files are missing.`);
  }
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  return { tables: manifest.tables.length, rows, files, differences };
}
