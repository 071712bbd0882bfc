import path from 'node:path';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { claim, type InUse } from '#server/db/embedded/claim.ts';
import { backups } from '#server/db/schema/index.ts';
import { describeError } from '#server/lib/log.ts';
import { readSecret } from '#server/lib/secrets.ts';
import { noteErased } from './erased.ts';
import { type Made, makeBackup } from './make-backup.ts';
import { prune } from './prune.ts';
import { nameAt, openVault } from './vault.ts';

const IN_USE: InUse = (folder, pid) => `Process ${pid} makes a backup into ${folder} just now.`;

/**
 * Makes a backup of the site of `context` into a folder, one at a time, and removes those that are
 * too old. A row of `backups` tells staff how it went.
 */
export async function recordBackup(
  context: Context,
  url: string,
  folder: string,
): Promise<Made & { removed: string[] }> {
  const { db, env, now, ports } = context;
  const vault = await openVault(folder, env.BACKUP_KEY, true);
  const held = await claim(path.join(folder, '.lock'), folder, IN_USE);
  const startedAt = now();
  const [row] = await db
    .insert(backups)
    .values({ name: nameAt(startedAt), startedAt })
    .returning({ id: backups.id });
  const note = (values: Partial<typeof backups.$inferInsert>) =>
    row && db.update(backups).set(values).where(eq(backups.id, row.id));
  try {
    await noteErased(context, vault);
    const source = { url, store: ports.store, secret: readSecret(env) };
    const made = await makeBackup(vault, source, startedAt);
    await note({ finishedAt: now(), bytes: made.bytes, files: made.files });
    return { ...made, removed: await prune(vault, now(), env.BACKUP_DAYS) };
  } catch (error) {
    await note({ failure: describeError(error).message.slice(0, 500) });
    throw error;
  } finally {
    await held.release();
  }
}

/** The last backup that came to its end. */
export async function lastBackup({ db }: Context) {
  const [last] = await db
    .select()
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(desc(backups.id))
    .limit(1);
  return last;
}
