import { and, eq, or } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { agentInterests } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import type { Interest } from './interest-row.ts';

export type InterestSide = 'owner' | 'agent';

/** An offer the caller is on that side of. Throws not_found for everybody else. */
export async function findInterest(
  context: Context,
  db: Queryable,
  id: number,
  side: InterestSide,
): Promise<Interest> {
  const { id: caller } = personOf(context);
  const { agentId, ownerId } = agentInterests;
  const [interest] = await db
    .select()
    .from(agentInterests)
    .where(and(eq(agentInterests.id, id), eq(side === 'owner' ? ownerId : agentId, caller)));
  if (!interest) throw new AppError('not_found', words.offerNotFound);
  return interest;
}

/** The open offers of somebody as either side, held until the transaction ends. */
export function lockOpenInterests(tx: Transaction, personId: number): Promise<Interest[]> {
  const { agentId, ownerId, state, id } = agentInterests;
  return tx
    .select()
    .from(agentInterests)
    .where(and(eq(state, 'requested'), or(eq(agentId, personId), eq(ownerId, personId))))
    .orderBy(id)
    .for('update');
}
