// `npm run restore -- FROM [--backup NAME] [--verify]`: puts a backup of the folder FROM back, the
// newest unless another is named, into a new DATABASE_URL or DATA_DIR. With --verify only into a
// scratch place, to see that it could be.
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openVault } from '#server/backup/vault.ts';
import { readEnv } from '#server/lib/env.ts';
import { objectStore } from '#server/ports/storage/index.ts';
import { contextOn, onNewDatabase, runCommand } from './on-site.ts';
import { proveBackup } from './prove-backup.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' }, backup: { type: 'string' } },
  });
  const [from, ...more] = positionals;
  if (!from || more.length > 0) {
    throw new Error('Usage: npm run restore -- FROM [--backup NAME] [--verify]');
  }
  const env = readEnv();
  const vault = await openVault(from, env.BACKUP_KEY);
  const names = await vault.names();
  const name = values.backup ?? names.at(-1);
  if (!name || !names.includes(name)) {
    throw new Error(`There is no such backup. There are: ${names.join(', ') || 'none'}.`);
  }
  if (values.verify) return proveBackup(env, from, name);
  await onNewDatabase(env, async (url) => {
    const openContext = () => contextOn(env, url);
    const restored = await restoreBackup(vault, name, {
      env,
      url,
      store: objectStore(env),
      openContext,
    });
    console.log(
      `${name} is restored: ${restored.files} files; ${restored.erased} accounts erased again. Start the site.`,
    );
  });
});
