import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { changeSavedSearch, removeSavedSearch } from '#contract/homes/saved-searches.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { savedSearches } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { presentSearch, type SavedSearchRow } from './present.ts';

const mine = (personId: number, id: number) =>
  and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));

/** What was published while alerts were off is not told of afterwards; all else still is. */
export const seenFromNowIfOff = (context: Context): SQL =>
  sql`case when ${savedSearches.alerts} = 'off' then ${context.now()} else ${savedSearches.seenUntil} end`;

/** Only a buyer's wish goes to agents, and only by their own word. */
export const consentOf = (context: Context, agentsMayOffer: boolean | undefined) =>
  agentsMayOffer === undefined
    ? {}
    : { agentsMayOffer: agentsMayOffer && personOf(context).role === 'user' };

/** Yes and no are both kept, with their time. */
export async function noteConsent(
  context: Context,
  tx: Transaction,
  { id, agentsMayOffer }: SavedSearchRow,
): Promise<void> {
  await audit(context, tx, {
    action: agentsMayOffer ? 'search.open-to-agents' : 'search.close-to-agents',
    subjectKind: 'saved_search',
    subjectId: id,
  });
}

export const changeVerb: Verb<typeof changeSavedSearch> = async (context, { params, body }) => {
  const { name, alerts, agentsMayOffer } = body;
  const condition = mine(personOf(context).id, params.searchId);
  const row = await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(savedSearches).where(condition).for('update');
    if (!before) throw new AppError('not_found');
    const changes = {
      ...(name !== undefined && { name }),
      ...(alerts !== undefined && { alerts, seenUntil: seenFromNowIfOff(context) }),
      ...consentOf(context, agentsMayOffer),
    };
    if (Object.keys(changes).length === 0) return before;
    const [after] = await tx.update(savedSearches).set(changes).where(condition).returning();
    if (!after) throw new Error('The row is locked');
    if (after.agentsMayOffer !== before.agentsMayOffer) await noteConsent(context, tx, after);
    return after;
  });
  return success(await presentSearch(context, row));
};

export const removeVerb: Verb<typeof removeSavedSearch> = async (context, { params }) => {
  const [removed] = await context.db
    .delete(savedSearches)
    .where(mine(personOf(context).id, params.searchId))
    .returning({ id: savedSearches.id });
  if (!removed) throw new AppError('not_found');
  return success(null, 'Removed.');
};
