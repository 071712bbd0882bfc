import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { plainNumber } from '#server/db/rows.ts';
import { TERMS, type Term } from './terms.ts';

/** Removes what is past its term; rows another node has in hand are left to it. */
const rollOffTable = (
  { db, now }: Context,
  signal: AbortSignal,
  { table, key, since, days }: Term,
): Promise<number> =>
  inBatches(signal, async (most) => {
    const keys = sql.join([...key], sql`, `);
    const removed = await db.execute(
      sql`delete from ${table} where (${keys}) in (
            select ${keys} from ${table}
            where ${since} < ${daysBefore(now(), days).toISOString()}::timestamptz
            limit ${plainNumber(most)} for update skip locked)`,
    );
    return removed.rowCount ?? 0;
  });

/** All that is past its term, table by table. */
export async function rollOff(context: Context, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (const term of Object.values(TERMS)) removed += await rollOffTable(context, signal, term);
  return removed;
}
