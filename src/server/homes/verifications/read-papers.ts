import { sql } from 'drizzle-orm';
import type { Paper } from '#contract/homes/verifications.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** The papers of some verifications, each in the order they were handed in. */
export async function readPapers(
  db: Queryable,
  verificationIds: readonly number[],
): Promise<Map<number, Paper[]>> {
  const found = await rows<Paper & { verificationId: number }>(
    db,
    sql`select p.subject_id as "verificationId", d.id as "documentId", p.label as kind,
          d.file_name as "fileName"
        from deal_documents p join documents d on d.id = p.document_id
        where p.subject_kind = 'verification'
          and p.subject_id = any(${sql.param([...verificationIds])}::int[])
        order by d.id`,
  );
  const byId = new Map<number, Paper[]>(verificationIds.map((id) => [id, []]));
  for (const { verificationId, ...paper } of found) byId.get(verificationId)?.push(paper);
  return byId;
}
