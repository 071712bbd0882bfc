import { and, eq, type SQL, sql } from 'drizzle-orm';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import type { changeSavedSearch, removeSavedSearch } from '../../../contract/saved-searches.ts';
import type { Context } from '../../context.ts';
import { savedSearches } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { presentSearch } from './present.ts';

const mine = (personId: number, id: number) =>
  and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));

/** What was published while alerts were off is not told of afterwards; all else still is. */
export const seenFromNowIfOff = (context: Context): SQL =>
  sql`case when ${savedSearches.alerts} = 'off' then ${context.now()} else ${savedSearches.seenUntil} end`;

export const changeVerb: Verb<typeof changeSavedSearch> = async (context, { params, body }) => {
  const { name, alerts } = body;
  const condition = mine(personOf(context).id, params.searchId);
  const [row] =
    name === undefined && alerts === undefined
      ? await context.db.select().from(savedSearches).where(condition)
      : await context.db
          .update(savedSearches)
          .set({
            ...(name !== undefined && { name }),
            ...(alerts !== undefined && { alerts, seenUntil: seenFromNowIfOff(context) }),
          })
          .where(condition)
          .returning();
  if (!row) throw new AppError('not_found');
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
