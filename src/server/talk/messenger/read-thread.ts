import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { readThread } from '#contract/talk/threads.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { tellLive } from '#server/live/live-event.ts';
import { countUnread } from './list-threads.ts';
import { findOwnThread } from './own-thread.ts';

/** Reading goes forward only, and never beyond what there is. */
export const readThreadVerb: Verb<typeof readThread> = async (context, { params, body }) => {
  const unread = await context.db.transaction(async (tx) => {
    const { id, me, them, lastMessageId } = await findOwnThread(context, tx, params.id);
    const upTo = Math.min(body.upTo, lastMessageId ?? 0);
    const moved = await rows(
      tx,
      sql`update thread_members set read_up_to = ${upTo}
          where thread_id = ${id} and person_id = ${me} and read_up_to < ${upTo} returning 1`,
    );
    if (moved.length > 0) {
      await tellLive(tx, [me, them], { kind: 'read', threadId: id, readerId: me, upTo });
    }
    return countUnread(tx, me);
  });
  return success({ unread });
};
