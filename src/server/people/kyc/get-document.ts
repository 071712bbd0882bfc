import { and, eq, exists, or } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getDocument } from '#contract/people/kyc.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { dealDocuments, documents, identityChecks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** A document the caller may open: their own, or for staff one that was handed in to them. */
async function findDocument(context: Context, id: number) {
  const { db } = context;
  const caller = personOf(context);
  const handedIn = db
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .where(eq(identityChecks.documentId, documents.id));
  const ofProperty = db
    .select({ id: dealDocuments.documentId })
    .from(dealDocuments)
    .where(
      and(
        eq(dealDocuments.documentId, documents.id),
        eq(dealDocuments.subjectKind, 'verification'),
      ),
    );
  const [document] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.id, id),
        or(
          eq(documents.ownerId, caller.id),
          caller.role === 'admin' ? or(exists(handedIn), exists(ofProperty)) : undefined,
        ),
      ),
    );
  if (!document) throw new AppError('not_found');
  showsDataOf(context, document.ownerId);
  return { ...document, isOwn: document.ownerId === caller.id };
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
