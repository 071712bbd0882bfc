import { withScratch } from '#server/backup/scratch-database.ts';
import { openVault } from '#server/backup/vault.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { addressIn, directOf } from '#server/db/address.ts';
import type { Env } from '#server/lib/env.ts';
import { contextOn } from './on-site.ts';

/** Restores a backup into a scratch place. Throws with a sentence for each thing that differs. */
export async function proveBackup(env: Env, folder: string, name: string): Promise<void> {
  const vault = await openVault(folder, env.BACKUP_KEY);
  const address = addressIn(env);
  await withScratch(address && directOf(address), async (scratch) => {
    const { tables, rows, files, differences } = await verifyBackup(
      vault,
      name,
      scratch.url,
      (secret) => contextOn({ ...env, SECRET_KEY: secret, DATA_DIR: scratch.folder }, scratch.url),
    );
    if (differences.length > 0) throw new Error(differences.join('\n'));
    console.log(
      `${name}: restored into a scratch place, ${tables} tables with ${rows} rows and ${files} files are as they were, and the ledger proves.`,
    );
  });
}
