import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listThreads, unreadMessages } from '#contract/talk/messenger.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findThreads } from './find-threads.ts';

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

/** How many threads somebody has with words in them, and the newest message of all. */
export async function findNewest(db: Queryable, me: number) {
  const [found] = await rows<{ total: number; lastId: number }>(
    db,
    sql`select count(*) as total, coalesce(max(t.last_message_id), 0) as "lastId"
        from thread_members tm join threads t on t.id = tm.thread_id
        where tm.person_id = ${me} and t.last_message_id is not null`,
  );
  return found ?? { total: 0, lastId: 0 };
}

export const listThreadsVerb: Verb<typeof listThreads> = async (context, { query }) => {
  const { id: me } = personOf(context);
  const { page } = query;
  // First how far the list goes: what comes between the two is told by the stream as well.
  const newest = await findNewest(context.db, me);
  const [threads, unread] = await Promise.all([
    findThreads(context.db, me, sql`t.last_message_id is not null`, {
      most: PAGE_SIZE,
      from: (page - 1) * PAGE_SIZE,
    }),
    countUnread(context.db, me),
  ]);
  return { ...success(threads), ...newest, page, pageSize: PAGE_SIZE, unread };
};

export const unreadMessagesVerb: Verb<typeof unreadMessages> = async (context) =>
  success({ unread: await countUnread(context.db, personOf(context).id) });
