import { sql } from 'drizzle-orm';
import type { TimelineEntry } from '#contract/lib/timeline.ts';
import type { StateTableName } from '#domain/state-tables.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { retold } from './retold.ts';

interface Line extends Omit<TimelineEntry, 'at'> {
  subjectId: number;
  at: Date;
}

/** The timelines of some things of one kind, each oldest first. */
export async function readTimelines(
  db: Queryable,
  kind: StateTableName,
  ids: readonly number[],
): Promise<Map<number, TimelineEntry[]>> {
  const found = await rows<Line>(
    db,
    sql`select subject_id as "subjectId", at, event, by, state, note from timeline
        where subject_kind = ${kind} and subject_id = any(${sql.param([...ids])}::int[])
        order by id`,
  );
  const byId = new Map<number, TimelineEntry[]>(ids.map((id) => [id, []]));
  for (const { subjectId, at, ...line } of found) {
    const note = line.note && retold(line.note);
    byId.get(subjectId)?.push({ ...line, note, at: at.toISOString() });
  }
  return byId;
}
