import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listTalks, listThreads, unreadMessages } from '#contract/talk/threads.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findTalks } from './find-threads.ts';

const PAGE_SIZE = 50;

/** Messages to somebody that they have not read. */
export async function countUnread(db: Queryable, me: number): Promise<number> {
  const [found] = await rows<{ n: number }>(
    db,
    sql`select count(*) as n from thread_members tm
        join threads t on t.id = tm.thread_id and t.last_message_id > tm.read_up_to
        join messages m on m.thread_id = t.id and m.id > tm.read_up_to and m.sender_id <> ${me}
        where tm.person_id = ${me}`,
  );
  return found?.n ?? 0;
}

/** The newest message of all of somebody's. */
export async function findNewest(db: Queryable, me: number) {
  const [found] = await rows<{ lastId: number }>(
    db,
    sql`select coalesce(max(t.last_message_id), 0) as "lastId"
        from thread_members tm join threads t on t.id = tm.thread_id
        where tm.person_id = ${me} and t.last_message_id is not null`,
  );
  return found ?? { lastId: 0 };
}

async function listed(context: Context, place: PlaceInList) {
  const { id: me } = personOf(context);
  // First how far the list goes: what comes between the two is told by the stream as well.
  const { lastId } = await findNewest(context.db, me);
  const [talks, unread] = await Promise.all([
    findTalks(context, me, place),
    countUnread(context.db, me),
  ]);
  return { ...talks, lastId, unread };
}

export const listTalksVerb: Verb<typeof listTalks> = async (context, { query }) =>
  success(await listed(context, query));

export const listThreadsVerb: Verb<typeof listThreads> = async (context, { query: { page } }) => {
  const { items, nextCursor: _, ...facts } = await listed(context, { page, pageSize: PAGE_SIZE });
  return { ...success(items), ...facts, page, pageSize: PAGE_SIZE };
};

export const unreadMessagesVerb: Verb<typeof unreadMessages> = async (context) =>
  success({ unread: await countUnread(context.db, personOf(context).id) });
