import { and, eq, or } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Engagement, engagements } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { stateAt } from './engagement-row.ts';
import { lockEngagementRow } from './lock-row.ts';

export type EngagementSide = 'client' | 'professional';
export type OwnEngagement = Engagement & { side: EngagementSide };

async function findOwn(
  context: Context,
  db: Queryable,
  id: number,
  side?: EngagementSide,
): Promise<OwnEngagement> {
  const caller = personOf(context).id;
  const { clientId, professionalId } = engagements;
  const [engagement] = await db
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, id), or(eq(clientId, caller), eq(professionalId, caller))));
  const isSide = engagement?.clientId === caller ? 'client' : 'professional';
  if (!engagement || (side && side !== isSide)) {
    throw new AppError('not_found', words.workNotFound);
  }
  return { ...engagement, side: isSide };
}

/**
 * An engagement the caller is a party to, held until the transaction ends. Throws not_found for
 * whoever is not on the side asked for. It is locked before its orders, releases and refunds.
 */
export async function lockEngagement(
  context: Context,
  tx: Transaction,
  id: number,
  side?: EngagementSide,
): Promise<OwnEngagement> {
  await findOwn(context, tx, id, side);
  await lockEngagementRow(tx, id);
  // Read again: what it was before the lock may have changed while we waited for it.
  return findOwn(context, tx, id, side);
}

/**
 * An engagement the caller is a party to, as it is now (what has run out is expired). Throws not_found
 * for whoever is not on the side asked for, conflict unless it is in one of those states.
 */
export async function requireEngagement(
  context: Context,
  id: number,
  side?: EngagementSide,
  states?: readonly EngagementState[],
): Promise<OwnEngagement> {
  const engagement = await findOwn(context, context.db, id, side);
  const state = stateAt(engagement, context.now());
  if (states && !states.includes(state)) {
    throw new AppError('conflict', words.notAsWorkStands);
  }
  return { ...engagement, state };
}
