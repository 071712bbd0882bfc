import { and, eq, exists, gt, inArray, isNull, notExists, or } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { documents, identityChecks } from '../../db/schema/index.ts';
import { inBatches } from './in-batches.ts';

const DAY_MS = 86_400_000;
/** As the person was told when they agreed, and as the privacy policy says. */
const DAYS_AFTER_DECISION = 90;
/** Each is a line of the audit log, written one by one. */
const AT_ONCE = 100;

/** Identity documents, locked, none of whose checks waits or was decided lately. */
async function findOver({ now }: Context, tx: Transaction, most: number): Promise<number[]> {
  const { id, documentId, decidedAt } = identityChecks;
  const since = new Date(now().getTime() - DAYS_AFTER_DECISION * DAY_MS);
  const checks = tx.select({ id }).from(identityChecks);
  const isOfDocument = eq(documentId, documents.id);
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        exists(checks.where(isOfDocument)),
        notExists(
          tx
            .select({ id })
            .from(identityChecks)
            .where(and(isOfDocument, or(isNull(decidedAt), gt(decidedAt, since)))),
        ),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  return found.map((document) => document.id);
}

async function removeSome(context: Context, tx: Transaction, most: number): Promise<number> {
  const over = await findOver(context, tx, most);
  if (over.length === 0) return 0;
  // The check stays, with its result and without the paper it was decided by.
  const checks = await tx
    .update(identityChecks)
    .set({ documentId: null })
    .where(inArray(identityChecks.documentId, over))
    .returning({ id: identityChecks.id });
  for (const { id } of checks) {
    await audit(context, tx, {
      action: 'kyc.document.remove',
      subjectKind: 'identity check',
      subjectId: id,
    });
  }
  // Leaves the file to removeFiles, by a trigger.
  await tx.delete(documents).where(inArray(documents.id, over));
  return over.length;
}

/** Forgets identity documents 90 days after the decision on them. */
export function removeDocuments(context: Context, signal: AbortSignal): Promise<number> {
  const batch = (most: number) => context.db.transaction((tx) => removeSome(context, tx, most));
  return inBatches(signal, batch, AT_ONCE);
}
