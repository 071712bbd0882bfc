import { eq, sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getVisitPhoto, removeVisitPhoto } from '#contract/professionals/visit-photos.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { documents, workDocuments } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  lockEngagement,
  type OwnEngagement,
  requireEngagement,
} from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';
import { isReportOpen } from './open-report.ts';

interface Photo {
  engagementId: number;
  documentId: number;
  key: string;
}

const gone = () => new AppError('not_found', refusalsWords.photoNotFound);

/** A photo of the caller's work, as long as what they noted down is open to them. */
async function requirePhoto(
  context: Context,
  photoId: number,
): Promise<Photo & { work: OwnEngagement }> {
  const [photo] = await rows<Photo>(
    context.db,
    sql`select w.engagement_id as "engagementId", d.id as "documentId", d.key
        from work_documents w join documents d on d.id = w.document_id
        where w.id = ${photoId} and w.kind = 'visit-photo'`,
  );
  if (!photo) throw gone();
  const work = await requireEngagement(context, photo.engagementId, 'professional');
  if (!isReportOpen(context, work)) throw gone();
  return { ...photo, work };
}

export const getVisitPhotoVerb: Verb<typeof getVisitPhoto> = async (context, { params }) => {
  const { key } = await requirePhoto(context, params.photoId);
  const stored = await context.ports.store.get(key);
  if (!stored) throw gone();
  return new Download(stored.bytes, 'image/jpeg', 'visit.jpg');
};

/** The file itself goes by what the database writes down of dropped documents. */
export const removeVisitPhotoVerb: Verb<typeof removeVisitPhoto> = async (context, { params }) => {
  const { engagementId, documentId } = await requirePhoto(context, params.photoId);
  await context.db.transaction(async (tx) => {
    const work = await lockEngagement(context, tx, engagementId, 'professional');
    requirePaperAct(work, 'report', context.now(), refusalsWords.deliveredKeepsPhotos);
    await tx.delete(workDocuments).where(eq(workDocuments.id, params.photoId));
    await tx.delete(documents).where(eq(documents.id, documentId));
  });
  return success(null, doneWords.photoTakenAway);
};
