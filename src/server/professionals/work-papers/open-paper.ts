import { sql } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import {
  mayReadWorkPaper,
  type WorkPaperOwner,
  type WorkPaperParty,
} from '#domain/professionals/work-paper-access.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { rows } from '#server/db/rows.ts';
import { documentViews } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { findFullName } from './full-name.ts';
import { readableAgreements } from './readable-agreements.ts';
import { stampCopy, wordsOf } from './stamp.ts';
import { type Work, workEnd } from './work-end.ts';

interface Found extends Work {
  ownerId: number;
  documentId: number;
  engagementId: number;
  agreementId: number | null;
  key: string;
  fileName: string;
  mime: string;
  sha256: string;
  isClient: boolean;
  isProfessional: boolean;
  whose: WorkPaperOwner;
}

/**
 * Whether a paper is open to the caller: to the two parties of its work and to staff as the work
 * stands; where it belongs to an agreement, also to whom that one is for.
 */
async function mayOpen(context: Context, paper: Found): Promise<boolean> {
  const { role } = personOf(context);
  const now = context.now();
  const is: Record<WorkPaperParty, boolean> = {
    client: paper.isClient,
    professional: paper.isProfessional,
    staff: role === 'admin',
  };
  const parties = (Object.keys(is) as WorkPaperParty[]).filter((party) => is[party]);
  const work = workEnd(paper, now);
  if (parties.some((party) => mayReadWorkPaper(work, party, paper.whose, now))) return true;
  if (paper.agreementId === null) return false;
  const ofAgreement = sql`a.id = ${paper.agreementId}`;
  return (await readableAgreements(context, context.db, ofAgreement, 'signatory')).length > 0;
}

async function findPaper(context: Context, workDocumentId: number): Promise<Found> {
  const { id } = personOf(context);
  const [paper] = await rows<Found>(
    context.db,
    sql`select d.owner_id as "ownerId", d.id as "documentId", w.engagement_id as "engagementId",
          w.agreement_id as "agreementId", d.key, d.file_name as "fileName", d.mime, d.sha256,
          g.client_id = ${id} as "isClient", g.professional_id = ${id} as "isProfessional",
          case when w.by_id = g.client_id then 'clients' else 'professionals' end as whose,
          g.state, g.expires_at as "expiresAt", g.ended_at as "endedAt",
          g.updated_at as "updatedAt"
        from work_documents w
        join documents d on d.id = w.document_id
        join engagements g on g.id = w.engagement_id
        where w.id = ${workDocumentId}`,
  );
  if (!paper || !(await mayOpen(context, paper))) {
    throw new AppError('not_found', refusalsWords.paperNotFound);
  }
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
    viewer: await findFullName(db, viewerId),
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
  if (!stored) throw new AppError('not_found', refusalsWords.paperGone);
  return new Download(await stampCopy(stored.bytes, paper.mime, words), paper.mime, paper.fileName);
}
