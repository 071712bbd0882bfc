import { eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { documents, type Licence, licences } from '#server/db/schema/index.ts';
import { moveLicence } from './move-licence.ts';

type Evidence = Pick<Licence, 'documentId' | 'link'>;

/**
 * The check of a number begins, with evidence or still without; whatever was decided before counts
 * no more. The person's row is locked.
 */
export async function beginCheck(
  context: Context,
  tx: Transaction,
  personId: number,
  number: string,
  evidence: Evidence,
): Promise<void> {
  const values = { number, ...evidence, submittedAt: context.now() };
  const ofPerson = eq(licences.personId, personId);
  const [before] = await tx.select().from(licences).where(ofPerson);
  if (before) {
    if (before.state !== 'submitted') await moveLicence(tx, before.id, 'change');
    await tx
      .update(licences)
      .set({
        ...values,
        validUntil: null,
        reason: null,
        decidedBy: null,
        decidedAt: null,
        remindedAt: null,
      })
      .where(ofPerson);
    // By a trigger this leaves the file to removeFiles.
    if (before.documentId) await tx.delete(documents).where(eq(documents.id, before.documentId));
  }
  const { id } = before ?? (await insertOne(tx, licences, { personId, ...values }));
  await audit(context, tx, {
    action: 'licence.submit',
    subjectKind: 'licence',
    subjectId: id,
    detail: { number },
  });
}
