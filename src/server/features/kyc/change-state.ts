import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import { CHECK_TRANSITIONS, type CheckState } from '../../../domain/kyc.ts';
import { startsOf } from '../../../domain/transitions.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { identityChecks } from '../../db/schema/index.ts';
import { personOf } from '../../session/person.ts';
import { lockPerson } from '../profile/find-person.ts';

type Transition = (typeof CHECK_TRANSITIONS)[number]['name'];

/** Applies a transition to those checks it may start from; returns the ids of those it changed. */
export async function changeState(
  { now }: Context,
  db: Queryable,
  name: Transition,
  which: SQL | undefined,
  note: { reason?: string; decidedBy?: number } = {},
): Promise<number[]> {
  const transition = CHECK_TRANSITIONS.find((known) => known.name === name);
  if (!transition) throw new Error(`No transition ${name}`);
  const from = startsOf<CheckState, typeof CHECK_TRANSITIONS>(CHECK_TRANSITIONS, name);
  const changed = await db
    .update(identityChecks)
    .set({ state: transition.to, decidedAt: now(), ...note })
    .where(and(which, inArray(identityChecks.state, from)))
    .returning({ id: identityChecks.id });
  return changed.map(({ id }) => id);
}

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
  const changed = await changeState(context, tx, decision, eq(identityChecks.id, checkId), {
    decidedBy: personOf(context).id,
    ...(reason !== undefined && { reason }),
  });
  if (changed.length === 0) throw new AppError('conflict', 'This document is decided already.');
  return check.personId;
}
