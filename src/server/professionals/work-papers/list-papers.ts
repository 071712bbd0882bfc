import { sql } from 'drizzle-orm';
import type { WorkPaper } from '#contract/professionals/work-papers.ts';
import { mayReadWorkPaper, type WorkEnd } from '#domain/professionals/work-paper-access.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { EngagementSide } from '#server/professionals/engagements/index.ts';

type Row = Omit<WorkPaper, 'at' | 'viewedAt'> & { at: Date; viewedAt: Date | null };

/** The papers of an engagement that are open to a side as the work stands, newest first. */
export async function listPapers(
  { db, now }: Context,
  { id, side, ...work }: WorkEnd & { id: number; side: EngagementSide },
): Promise<WorkPaper[]> {
  const found = await rows<Row>(
    db,
    sql`select w.id, w.kind, w.label, w.version, d.file_name as "fileName", d.bytes, d.sha256,
          case when w.by_id = g.client_id then 'client' else 'professional' end as by,
          w.created_at as at, v.views, v.last as "viewedAt"
        from work_documents w
        join documents d on d.id = w.document_id
        join engagements g on g.id = w.engagement_id
        cross join lateral (select count(*)::int as views, max(s.at) as last
          from document_views s where s.document_id = d.id and s.viewer_id <> w.by_id) v
        where w.engagement_id = ${id} order by w.id desc`,
  );
  return found
    .filter(({ by }) => mayReadWorkPaper(work, side, `${by}s`, now()))
    .map(({ at, viewedAt, ...paper }) => ({
      ...paper,
      at: at.toISOString(),
      viewedAt: viewedAt?.toISOString() ?? null,
    }));
}

/** How many papers of each of some engagements are open to their professional. */
export async function countPapers(
  { db, now }: Context,
  works: readonly (WorkEnd & { id: number })[],
): Promise<Map<number, number>> {
  const found = await rows<{ id: number; clients: number; professionals: number }>(
    db,
    sql`select w.engagement_id as id, count(*) filter (where w.by_id = g.client_id)::int as clients,
          count(*) filter (where w.by_id <> g.client_id)::int as professionals
        from work_documents w join engagements g on g.id = w.engagement_id
        where w.engagement_id = any(${sql.param(works.map(({ id }) => id))}::int[]) group by 1`,
  );
  return new Map(
    works.map((work) => {
      const counts = found.find(({ id }) => id === work.id);
      const of = (whose: 'clients' | 'professionals') =>
        counts && mayReadWorkPaper(work, 'professional', whose, now()) ? counts[whose] : 0;
      return [work.id, of('clients') + of('professionals')];
    }),
  );
}
