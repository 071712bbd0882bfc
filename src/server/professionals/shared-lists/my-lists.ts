import { and, eq, isNull, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { mySharedLists, withdrawList } from '#contract/professionals/shared-lists.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { readList } from '#server/db/read-list.ts';
import { sharedLists, type sharedLists as Table } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

type Row = Omit<typeof Table.$inferSelect, 'agentId' | 'leadId' | 'note'> & {
  homes: number;
};

const NEWEST_FIRST = {
  list: 'shared lists',
  keys: [{ by: sql`s.id`, type: 'int' }],
  descending: true,
} as const;

export const mySharedListsVerb: Verb<typeof mySharedLists> = async (context, { query }) => {
  const now = context.now();
  const ofLead = query.leadId ? sql`s.lead_id = ${query.leadId}` : sql`true`;
  const { items, ...page } = await readList<Row>(context, NEWEST_FIRST, query, {
    columns: sql`s.id, s.code, s.looks, s.first_look_at as "firstLookAt",
      s.last_look_at as "lastLookAt", s.created_at as "createdAt",
      s.expires_at as "expiresAt", s.withdrawn_at as "withdrawnAt",
      (select count(*)::int from shared_list_homes h where h.list_id = s.id) as homes`,
    from: sql`shared_lists s`,
    where: sql`s.agent_id = ${personOf(context).id} and ${ofLead}`,
  });
  return success({
    ...page,
    items: items.map((row) => ({
      id: row.id,
      code: row.code,
      homes: row.homes,
      looks: row.looks,
      firstLookAt: row.firstLookAt?.toISOString() ?? null,
      lastLookAt: row.lastLookAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      over: row.withdrawnAt !== null || row.expiresAt <= now,
    })),
  });
};

export const withdrawListVerb: Verb<typeof withdrawList> = async (context, { params }) => {
  const { id, agentId, withdrawnAt } = sharedLists;
  const own = and(eq(id, params.id), eq(agentId, personOf(context).id));
  const gone = await context.db
    .update(sharedLists)
    .set({ withdrawnAt: context.now() })
    .where(and(own, isNull(withdrawnAt)))
    .returning({ id });
  if (gone.length === 0 && (await context.db.$count(sharedLists, own)) === 0) {
    throw new AppError('not_found', deskWords.listNotFound);
  }
  return success({ listId: params.id }, doneWords.linkShowsNothing);
};
