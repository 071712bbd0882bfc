import { type SQL, sql } from 'drizzle-orm';
import type { WorkSort } from '#domain/professionals/work-sort.ts';

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

/** Before the newest; what is over comes last where days count. */
export const WORK_ORDER: Record<WorkSort, (isRunning: SQL) => SQL> = {
  due: (isRunning) => sql`${isRunning} desc,
    coalesce(g.due_on, (g.expires_at at time zone 'Asia/Kolkata')::date) nulls last`,
  newest: () => sql`g.created_at desc`,
  fee: () => sql`g.quote_paise desc nulls last`,
};
