import { type SQL, sql } from 'drizzle-orm';
import type { WorkSort } from '#domain/professionals/work-sort.ts';
import type { OrderKey } from '#server/db/keyset.ts';

export interface WorkFilter {
  q?: string | undefined;
  sort?: WorkSort | undefined;
}

/** On `g`, `o` (the other side) and `l`. Family names are not looked through: who may not see one must not be able to guess it. */
export function hasWords(q: string | undefined): SQL {
  if (!q) return sql`true`;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(o.first_name ilike ${like} or g.brief ilike ${like} or l.title ilike ${like})`;
}

/** Keys before the newest, the highest first; what is over comes last where days count. */
export const WORK_ORDER: Record<WorkSort, (isRunning: SQL) => OrderKey[]> = {
  due: (isRunning) => [
    { by: sql`(${isRunning})::int`, type: 'int' },
    {
      by: sql`(-extract(epoch from coalesce(g.due_on,
        (g.expires_at at time zone 'Asia/Kolkata')::date, 'infinity'::date))::float8)`,
      type: 'float8',
    },
  ],
  newest: () => [{ by: sql`g.created_at`, type: 'timestamptz' }],
  fee: () => [{ by: sql`coalesce(g.quote_paise, -1)`, type: 'bigint' }],
};
