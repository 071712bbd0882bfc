// `npm run backup -- TO [--verify]`: a backup of database, files and key into the folder TO, sealed
// under BACKUP_KEY, while the site runs or not. With --verify it is restored into a scratch place
// and compared. Without TO it goes to BACKUP_DIR.
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { recordBackup } from '#server/backup/record-backup.ts';
import { backups } from '#server/db/schema/index.ts';
import { onSite, runCommand } from './on-site.ts';
import { proveBackup } from './prove-backup.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' } },
  });
  const [to = process.env.BACKUP_DIR, ...more] = positionals;
  if (!to || more.length > 0) throw new Error('Usage: npm run backup -- TO [--verify]');
  await onSite(async (context, url) => {
    const made = await recordBackup(context, url, to);
    console.log(
      `${made.name}: ${made.bytes} bytes of database, ${made.files} files${
        made.missing > 0 ? `, ${made.missing} that rows name are not there` : ''
      }. ${made.removed.length} older backups removed.`,
    );
    if (!values.verify) return;
    await proveBackup(context.env, to, made.name);
    await context.db
      .update(backups)
      .set({ verifiedAt: context.now() })
      .where(eq(backups.name, made.name));
  });
});
