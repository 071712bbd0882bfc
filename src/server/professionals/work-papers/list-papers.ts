import { sql } from 'drizzle-orm';
import type { WorkPaper } from '#contract/professionals/lawyers.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

type Row = Omit<WorkPaper, 'at' | 'viewedAt'> & { at: Date; viewedAt: Date | null };

/** The papers of an engagement, newest first. */
export async function listPapers(db: Queryable, engagementId: number): Promise<WorkPaper[]> {
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
        where w.engagement_id = ${engagementId} order by w.id desc`,
  );
  return found.map(({ at, viewedAt, ...paper }) => ({
    ...paper,
    at: at.toISOString(),
    viewedAt: viewedAt?.toISOString() ?? null,
  }));
}
