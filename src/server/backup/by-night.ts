import { sql } from 'drizzle-orm';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { tellAllStaff } from '#server/people/admin/index.ts';
import { noteErased } from './erased.ts';
import { lastBackup, recordBackup } from './record-backup.ts';
import { isThere, openVault, type Vault } from './vault.ts';

/** A night’s backup, and two hours for it. */
const LATE_HOURS = 26;
/** Staff hear of it once a day. */
const AGAIN_HOURS = 20;
const TITLE = 'The last backup is more than a day old';

/** Each night’s backup, where the settings name a folder for it. */
export async function backUpByNight(context: Context): Promise<void> {
  const { BACKUP_DIR } = context.env;
  if (!BACKUP_DIR) return;
  const made = await recordBackup(context, context.db.$client.directUrl, BACKUP_DIR);
  context.log.info(made, 'backup made');
}

const opened = new Map<string, Promise<Vault>>();

/** The key of a folder takes a tenth of a second to find, by design. */
function vaultOf(folder: string, key: string | undefined): Promise<Vault> {
  const known = opened.get(folder) ?? openVault(folder, key, true);
  opened.set(folder, known);
  known.catch(() => opened.delete(folder));
  return known;
}

/** Who has been erased is known beside the backups within a minute. */
export async function noteErasedSoon(context: Context): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEY } = context.env;
  // A folder that is not mounted just now must not be made anew in its place.
  if (!BACKUP_DIR || !(await isThere(BACKUP_DIR))) return;
  await noteErased(context, await vaultOf(BACKUP_DIR, BACKUP_KEY));
}

/** Whether backups are wanted and none has come to its end for more than a day. */
export async function isBackupLate(context: Context): Promise<boolean> {
  if (!context.env.BACKUP_DIR) return false;
  const last = await lastBackup(context);
  const since = hoursBefore(context.now(), LATE_HOURS);
  if (last?.finishedAt) return last.finishedAt < since;
  const [first] = await rows<{ isOld: boolean }>(
    context.db,
    sql`select min(created_at) < ${since} as "isOld" from people`,
  );
  return first?.isOld === true;
}

/** The last backup as staff see it; null where none came to its end. */
export async function backupStanding(context: Context) {
  const last = await lastBackup(context);
  if (!last?.finishedAt) return null;
  return { at: last.finishedAt, bytes: last.bytes, isLate: await isBackupLate(context) };
}

/** Tells staff of a late backup, once a day. */
export async function watchBackups(context: Context): Promise<void> {
  if (!(await isBackupLate(context))) return;
  context.log.error({ folder: context.env.BACKUP_DIR }, 'the last backup is too old');
  const told = await rows(
    context.db,
    sql`select from notifications
        where title = ${TITLE} and created_at > ${hoursBefore(context.now(), AGAIN_HOURS)} limit 1`,
  );
  if (told.length > 0) return;
  await tellAllStaff(context, {
    title: () => TITLE,
    body: () =>
      'No backup has come to its end for more than 26 hours. Ask whoever runs the site to see whether its folder is there and has room, and to run npm run backup.',
    link: '/Admin/Operations',
  });
}
