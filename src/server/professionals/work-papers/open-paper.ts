import { sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { rows } from '#server/db/rows.ts';
import { documentViews } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { fullNameOf } from './full-name.ts';
import { stampCopy, wordsOf } from './stamp.ts';
import { visibleToParties } from './visible-to-parties.ts';

interface Found {
  ownerId: number;
  documentId: number;
  engagementId: number;
  key: string;
  fileName: string;
  mime: string;
  sha256: string;
}

/**
 * A paper that the caller may see: the two parties of its work and staff; where it belongs to an
 * agreement, also the buyer and the seller that one was shared with.
 */
async function findPaper(context: Context, workDocumentId: number): Promise<Found> {
  const { id, role } = personOf(context);
  const [paper] = await rows<Found>(
    context.db,
    sql`select d.owner_id as "ownerId", d.id as "documentId", w.engagement_id as "engagementId", d.key,
          d.file_name as "fileName", d.mime, d.sha256
        from work_documents w
        join documents d on d.id = w.document_id
        join engagements g on g.id = w.engagement_id
        where w.id = ${workDocumentId} and (
          ${role === 'admin'} or g.client_id = ${id} or g.professional_id = ${id}
          or exists (select from agreements a
            where a.id = w.agreement_id and (a.buyer_id = ${id} or a.seller_id = ${id})
              and ${visibleToParties}))`,
  );
  if (!paper) throw new AppError('not_found', 'We could not find that paper.');
  showsDataOf(context, paper.ownerId);
  return paper;
}

/** A copy of a paper with the caller's name on it, written down before a byte leaves. */
export async function openWorkPaper(context: Context, workDocumentId: number): Promise<Download> {
  const { db, ports, caller, now } = context;
  const { id: viewerId } = personOf(context);
  const paper = await findPaper(context, workDocumentId);
  const at = now();
  const words = wordsOf(context, {
    viewerId,
    viewer: await fullNameOf(db, viewerId),
    sha256: paper.sha256,
    at,
  });
  await db.transaction(async (tx) => {
    const { documentId } = paper;
    await tx.insert(documentViews).values({ documentId, viewerId, address: caller.address, at });
    await audit(context, tx, {
      action: 'document.open',
      subjectKind: 'document',
      subjectId: documentId,
      detail: { engagementId: paper.engagementId },
    });
  });
  const stored = await ports.store.get(paper.key);
  if (!stored) throw new AppError('not_found', 'The paper is gone.');
  return new Download(await stampCopy(stored.bytes, paper.mime, words), paper.mime, paper.fileName);
}
