import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { endChecks } from './end-checks.ts';

/**
 * Staff's decision on a document that waits. Returns whose it is, their row locked for the rest
 * of the transaction; what follows from it is the caller's to do.
 * Throws not_found, or conflict when it waits no longer.
 */
export async function decideCheck(
  context: Context,
  tx: Transaction,
  checkId: number,
  decision: 'approve' | 'reject',
  reason?: string,
): Promise<number> {
  const [check] = await tx
    .select({ personId: identityChecks.personId })
    .from(identityChecks)
    .where(and(eq(identityChecks.id, checkId), eq(identityChecks.kind, 'document')));
  // The person first, as everywhere, so that two transactions never wait for each other.
  if (!check || !(await lockPerson(tx, check.personId))) throw new AppError('not_found');
  const changed = await endChecks(context, tx, decision, eq(identityChecks.id, checkId), {
    decidedBy: personOf(context).id,
    ...(reason !== undefined && { reason }),
  });
  if (changed.length === 0) throw new AppError('conflict', 'This document is decided already.');
  return check.personId;
}
