import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { discardedFiles } from '#server/db/schema/index.ts';

/** Leaves files to housekeeping, not before `dueAt`. Also for files about to be written. */
export async function discardFiles(
  db: Queryable,
  paths: readonly string[],
  dueAt: Date,
): Promise<void> {
  await rows(
    db,
    sql`insert into discarded_files (path, due_at)
        select path, ${dueAt}::timestamptz from unnest(${sql.param([...paths])}::text[]) path
        on conflict (path) do update set due_at = excluded.due_at`,
  );
}

/**
 * Takes files back that a row names from now on. Throws when one of them is due already: then
 * housekeeping may have it in hand.
 */
export async function reclaimFiles(
  { now }: Context,
  tx: Queryable,
  paths: readonly string[],
): Promise<void> {
  const { path, dueAt } = discardedFiles;
  const kept = await tx
    .delete(discardedFiles)
    .where(and(inArray(path, [...paths]), gt(dueAt, now())))
    .returning({ path });
  if (kept.length !== paths.length) throw new Error('Files were given up before a row named them');
}

/** Removes files given up in a transaction that holds by now, after the answer has left. */
export function removeSoon(context: Context, paths: readonly string[]): void {
  context.background.run('remove files', async () => {
    for (const path of paths) await removeFile(context, path);
  });
}
