import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { MESSAGE_PAGE } from '#contract/talk/messenger.ts';
import type { getThread } from '#contract/talk/threads.ts';
import { threadMembers } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findMessages } from './find-messages.ts';
import { findThreads } from './find-threads.ts';
import { findOwnThread } from './own-thread.ts';

export const getThreadVerb: Verb<typeof getThread> = async (context, { params, query }) => {
  const { db } = context;
  const { id, me, them } = await findOwnThread(context, db, params.id);
  const before = query.before === undefined ? sql`true` : sql`m.id < ${query.before}`;
  const [[thread], found, members] = await Promise.all([
    findThreads(db, me, sql`t.id = ${id}`),
    findMessages(db, me, sql`m.thread_id = ${id} and ${before}`, {
      most: MESSAGE_PAGE + 1,
      newestFirst: true,
    }),
    db.select().from(threadMembers).where(eq(threadMembers.threadId, id)),
  ]);
  if (!thread) throw new AppError('not_found');
  const readBy = (person: number) =>
    members.find(({ personId }) => personId === person)?.readUpTo ?? 0;
  return success({
    thread,
    messages: found.slice(0, MESSAGE_PAGE).reverse(),
    more: found.length > MESSAGE_PAGE,
    readUpTo: readBy(me),
    otherReadUpTo: readBy(them),
  });
};
