import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { identityChecks, people } from '../../db/schema/index.ts';
import { personOf } from '../../session/person.ts';

/** Decides a check that is still waiting; of two at once, the second gets a conflict. */
export async function decideCheck(
  context: Context,
  tx: Transaction,
  checkId: number,
  decision: 'approve' | 'reject',
  reason?: string,
): Promise<void> {
  const [decided] = await tx
    .update(identityChecks)
    .set({
      state: decision === 'approve' ? 'verified' : 'rejected',
      reason: reason ?? null,
      decidedBy: personOf(context).id,
      decidedAt: context.now(),
    })
    .where(and(eq(identityChecks.id, checkId), eq(identityChecks.state, 'submitted')))
    .returning({ personId: identityChecks.personId });
  if (!decided) {
    throw new AppError('conflict', 'This document was decided or withdrawn in the meantime.');
  }
  if (decision === 'approve') {
    await tx.update(people).set({ aadhaarVerified: true }).where(eq(people.id, decided.personId));
  }
}
