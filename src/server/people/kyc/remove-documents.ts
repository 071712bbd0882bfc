import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { documents, identityChecks } from '#server/db/schema/index.ts';

/** As the person was told when they agreed, and as the privacy policy says. */
const DAYS_AFTER_DECISION = 90;
/** Each is a line of the audit log, written one by one. */
const BATCH_SIZE = 100;

interface Over {
  checkId: number;
  documentId: number;
}

/** Checks decided long ago that still have their document. A check that waits has no `decidedAt`. */
async function findOver({ now }: Context, tx: Transaction, most: number): Promise<Over[]> {
  const { id, documentId, decidedAt } = identityChecks;
  const found = await tx
    .select({ checkId: id, documentId })
    .from(identityChecks)
    .where(and(isNotNull(documentId), lt(decidedAt, daysBefore(now(), DAYS_AFTER_DECISION))))
    .limit(most)
    // Checks before documents, as where a person is erased, so that neither waits for the other.
    .for('update', { skipLocked: true });
  return found.flatMap((over) =>
    over.documentId === null ? [] : [{ ...over, documentId: over.documentId }],
  );
}

async function removeSome(context: Context, tx: Transaction, most: number): Promise<number> {
  const over = await findOver(context, tx, most);
  const checkIds = over.map(({ checkId }) => checkId);
  const documentIds = over.map(({ documentId }) => documentId);
  // The check stays, with its result and without the paper it was decided by.
  await tx
    .update(identityChecks)
    .set({ documentId: null })
    .where(inArray(identityChecks.id, checkIds));
  // By a trigger this leaves the file to removeFiles.
  await tx.delete(documents).where(inArray(documents.id, documentIds));
  for (const subjectId of checkIds) {
    await audit(context, tx, {
      action: 'kyc.document.remove',
      subjectKind: 'identity_check',
      subjectId,
    });
  }
  return over.length;
}

/** Forgets identity documents 90 days after the decision on them. */
export function removeDocuments(context: Context, signal: AbortSignal): Promise<number> {
  const batch = (most: number) => context.db.transaction((tx) => removeSome(context, tx, most));
  return inBatches(signal, batch, BATCH_SIZE);
}
