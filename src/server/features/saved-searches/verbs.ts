import { and, desc, eq } from 'drizzle-orm';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import {
  type changeSavedSearch,
  type listSavedSearches,
  MOST_SAVED_SEARCHES,
  type removeSavedSearch,
  type SavedSearch,
  type saveSearch,
} from '../../../contract/saved-searches.ts';
import { readSearchPage } from '../../../contract/search-page.ts';
import type { Context } from '../../context.ts';
import { savedSearches } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { countUpTo } from '../search/count.ts';
import { conditionOf } from './matching-search.ts';

type Row = typeof savedSearches.$inferSelect;

async function present(context: Context, row: Row): Promise<SavedSearch> {
  const condition = await conditionOf(context, row.query);
  const { total } = condition ? await countUpTo(context.db, condition) : { total: 0 };
  const { id, name, query, createdAt } = row;
  return {
    id,
    name,
    query,
    alerts: row.alerts as SavedSearch['alerts'],
    total,
    createdAt: createdAt.toISOString(),
  };
}

const mine = (personId: number, id: number) =>
  and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));

export const listVerb: Verb<typeof listSavedSearches> = async (context) => {
  const found = await context.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.personId, personOf(context).id))
    .orderBy(desc(savedSearches.id));
  return success(await Promise.all(found.map((row) => present(context, row))));
};

/** Pages and orders of the same search are the same search. */
function tidy(query: string): string {
  const search = new URLSearchParams(query);
  search.delete('page');
  search.delete('sort');
  search.sort();
  return search.toString();
}

export const saveVerb: Verb<typeof saveSearch> = async (context, { body }) => {
  const { id } = personOf(context);
  const query = tidy(body.query);
  const { request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const { name, alerts } = body;
  const count = await context.db.$count(savedSearches, eq(savedSearches.personId, id));
  const [row] = await context.db
    .insert(savedSearches)
    .values({ personId: id, name, query, filter: { ...request }, alerts, seenUntil: context.now() })
    .onConflictDoUpdate({
      target: [savedSearches.personId, savedSearches.query],
      set: { name, alerts },
    })
    .returning();
  if (!row) throw new Error('Nothing was saved');
  // Saving one again renames it, which a full list does not stand in the way of.
  if (count >= MOST_SAVED_SEARCHES && row.createdAt.getTime() >= context.now().getTime() - 1) {
    await context.db.delete(savedSearches).where(mine(id, row.id));
    throw new AppError(
      'conflict',
      `Keep at most ${MOST_SAVED_SEARCHES} searches; remove one first.`,
    );
  }
  return success(await present(context, row), 'Saved. We tell you when a new home matches.');
};

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
            // What was published while alerts were off is not told of afterwards.
            ...(alerts !== undefined && { alerts, seenUntil: context.now() }),
          })
          .where(condition)
          .returning();
  if (!row) throw new AppError('not_found');
  return success(await present(context, row));
};

export const removeVerb: Verb<typeof removeSavedSearch> = async (context, { params }) => {
  const [removed] = await context.db
    .delete(savedSearches)
    .where(mine(personOf(context).id, params.searchId))
    .returning({ id: savedSearches.id });
  if (!removed) throw new AppError('not_found');
  return success(null, 'Removed.');
};
