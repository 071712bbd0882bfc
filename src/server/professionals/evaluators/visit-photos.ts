import { sql } from 'drizzle-orm';
import type { VisitPhoto } from '#contract/professionals/visit-photos.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

interface Found extends VisitPhoto {
  key: string;
}

/** Photos of the visit, in the order in which they were added. */
export const findVisitPhotos = (db: Queryable, engagementId: number): Promise<Found[]> =>
  rows<Found>(
    db,
    sql`select w.id, w.label as caption, d.key
        from work_documents w join documents d on d.id = w.document_id
        where w.engagement_id = ${engagementId} and w.kind = 'visit-photo' order by w.id`,
  );

export interface ReportPhoto extends VisitPhoto {
  jpeg: Buffer;
}

/** The same with their pixels, for the report. */
export async function readVisitPhotos(
  { db, ports }: Context,
  engagementId: number,
): Promise<ReportPhoto[]> {
  const photos: ReportPhoto[] = [];
  for (const { id, caption, key } of await findVisitPhotos(db, engagementId)) {
    const stored = await ports.store.get(key);
    if (!stored) throw new Error(`Photo ${id} of a visit is not in the store`);
    photos.push({ id, caption, jpeg: stored.bytes });
  }
  return photos;
}
