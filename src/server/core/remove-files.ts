import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { removePhotoFiles } from '#server/uploads/person-photos.ts';
import type { Context } from './context.ts';

const BATCH_SIZE = 10;
/** Long enough for one attempt, and over by the next round. */
const NEXT_TRY_MS = 30 * MINUTE_MS;

/** Takes some in hand: nobody else tries them before their next time. */
async function claim({ db, now }: Context): Promise<string[]> {
  const at = now();
  const next = new Date(at.getTime() + NEXT_TRY_MS);
  const claimed = await rows<{ path: string }>(
    db,
    sql`with due as materialized (
          select path from discarded_files where due_at <= ${at}
          order by due_at limit ${plainNumber(BATCH_SIZE)} for update skip locked)
        update discarded_files f set due_at = ${next} from due where f.path = due.path
        returning f.path`,
  );
  return claimed.map(({ path }) => path);
}

/** Removes the file of a path that no row names any more; false, and logged, when that fails. */
export async function removeFile({ db, log, ports }: Context, path: string): Promise<boolean> {
  try {
    // It may be gone by now; removing what is not there is no error.
    await (path.startsWith('/') ? removePhotoFiles(ports.store, path) : ports.store.remove(path));
    await rows(db, sql`delete from discarded_files where path = ${path}`);
    return true;
  } catch (error) {
    log.warn({ err: error, path }, 'a file could not be removed');
    return false;
  }
}

/** Removes the files that no row names any more; one that fails is tried again in later rounds. */
export async function removeFiles(context: Context, signal: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const paths = await claim(context);
    const ends = await Promise.all(paths.map((path) => removeFile(context, path)));
    const removed = ends.filter(Boolean).length;
    total += removed;
    // Where nothing can be removed the store is away, and will be for the rest too.
    if (paths.length < BATCH_SIZE || removed === 0) break;
  }
  return total;
}
