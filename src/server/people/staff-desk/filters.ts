import { and, asc, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  listStaffFilters,
  removeStaffFilter,
  saveStaffFilter,
} from '#contract/people/staff-inbox.ts';
import doneWords from '#messages/people/done/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { staffFilters } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** For one list; more would be no quicker to find than to set. */
const MOST = 20;

export const listFiltersVerb: Verb<typeof listStaffFilters> = async (context, { query }) => {
  const { id, name, query: kept, staffId, list } = staffFilters;
  const found = await context.db
    .select({ id, name, query: kept })
    .from(staffFilters)
    .where(and(eq(staffId, personOf(context).id), eq(list, query.list)))
    .orderBy(asc(name));
  return success(found);
};

export const saveFilterVerb: Verb<typeof saveStaffFilter> = async (context, { body }) => {
  const { id: staffId } = personOf(context);
  const { list, name, query } = body;
  const filterId = await context.db.transaction(async (tx) => {
    const own = and(eq(staffFilters.staffId, staffId), eq(staffFilters.list, list));
    const [same] = await tx
      .update(staffFilters)
      .set({ query })
      .where(and(own, sql`${staffFilters.name} = ${name}`))
      .returning({ id: staffFilters.id });
    if (same) return same.id;
    if ((await tx.$count(staffFilters, own)) >= MOST) {
      throw new AppError('conflict', refusalsWords.mostFilters({ most: MOST }));
    }
    const made = await insertOne(tx, staffFilters, { staffId, list, name, query });
    return made.id;
  });
  return success({ filterId }, doneWords.keptAs({ name }));
};

export const removeFilterVerb: Verb<typeof removeStaffFilter> = async (context, { params }) => {
  const removed = await context.db
    .delete(staffFilters)
    .where(
      and(eq(staffFilters.id, params.filterId), eq(staffFilters.staffId, personOf(context).id)),
    )
    .returning({ id: staffFilters.id });
  if (removed.length === 0) throw new AppError('not_found');
  return success(null, doneWords.removed);
};
