import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { plainNumber } from '#server/db/rows.ts';

/** Who has not read for so long reads everything anew. */
const KEPT_DAYS = 1;

/**
 * Takes away changes that every reader has long seen, and writes down up to which transaction: who
 * stands before it knows that something may be missing. What is younger than the oldest transaction
 * under way stays, so that a reader that begins now stands past what is gone.
 */
export function clearSearchChanges({ db, now }: Context, signal: AbortSignal): Promise<number> {
  return inBatches(signal, async (most) => {
    const cleared = await db.execute(
      sql`with over as materialized (
            select id, xact from search_changes
            where created_at < ${daysBefore(now(), KEPT_DAYS)}
              and xact < pg_snapshot_xmin(pg_current_snapshot())
            order by xact limit ${plainNumber(most)} for update skip locked),
          last as (select xact from over order by xact desc limit 1),
          noted as (
            update search_changes_cleared c set up_to = greatest(c.up_to, last.xact) from last)
          delete from search_changes c using over where c.id = over.id`,
    );
    return cleared.rowCount ?? 0;
  });
}
