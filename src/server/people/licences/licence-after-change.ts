import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { documents, licences, type Person } from '#server/db/schema/index.ts';
import { beginCheck } from './begin-check.ts';

/** Somebody, their row locked, has given another number, or takes it away: its check goes with it. */
export async function licenceAfterChange(
  context: Context,
  tx: Transaction,
  before: Person,
  { id, licence }: Person,
): Promise<void> {
  if (before.licence === licence) return;
  if (licence !== null) {
    await beginCheck(context, tx, id, licence, { documentId: null, link: null });
    return;
  }
  const [gone] = await tx
    .delete(licences)
    .where(eq(licences.personId, id))
    .returning({ documentId: licences.documentId });
  if (gone?.documentId) await tx.delete(documents).where(eq(documents.id, gone.documentId));
}
