import { and, eq, notInArray } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getDocument } from '#contract/people/kyc.ts';
import { mayReadCheckPaper } from '#domain/people/kyc-papers.ts';
import { mayReadLicencePaper } from '#domain/people/licence-papers.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { documents, identityChecks, licences } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { staffDocuments } from '#server/people/hooks.ts';
import { personOf } from '#server/session/person.ts';

/** Papers of deals, work and talks are opened only where their own tables say who may. */
const OPENED_ELSEWHERE = ['booking', 'work', 'message'];

/** Whether an identity document, or the evidence of a licence, is one that staff may look at now. */
async function isForStaff({ db, now }: Context, documentId: number): Promise<boolean> {
  const checks = await db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.documentId, documentId));
  const evidence = await db.select().from(licences).where(eq(licences.documentId, documentId));
  return (
    checks.some((check) => mayReadCheckPaper(check, 'staff', now())) ||
    evidence.some((licence) => mayReadLicencePaper(licence, 'staff', now()))
  );
}

/** A document the caller may open: their own, or for staff one that was handed in to them. */
async function findDocument(context: Context, id: number) {
  const caller = personOf(context);
  const [document] = await context.db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), notInArray(documents.purpose, OPENED_ELSEWHERE)));
  const isOwn = document?.ownerId === caller.id;
  const mayOpen =
    isOwn ||
    (caller.role === 'admin' &&
      ((await isForStaff(context, id)) || (await staffDocuments.run(context, id)).includes(true)));
  if (!document || !mayOpen) throw new AppError('not_found');
  showsDataOf(context, document.ownerId);
  return { ...document, isOwn };
}

export const getDocumentVerb: Verb<typeof getDocument> = async (context, { params }) => {
  const document = await findDocument(context, params.documentId);
  // Written down before a byte leaves.
  if (!document.isOwn) {
    await audit(context, context.db, {
      action: 'document.open',
      subjectKind: 'document',
      subjectId: document.id,
    });
  }
  const stored = await context.ports.store.get(document.key);
  if (!stored) throw new AppError('not_found');
  return new Download(stored.bytes, document.mime, document.fileName);
};
