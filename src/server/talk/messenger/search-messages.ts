import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { FOUND_MESSAGES, type searchMessages } from '#contract/talk/messenger.ts';
import { searchWords } from '#domain/lib/search-words.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findMessages } from './find-messages.ts';
import { findThreads } from './find-threads.ts';

/** Letters and digits only, so that nothing in them is an operator. */
const queryOf = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');

/**
 * Words as they were typed, in whichever language: stems would be those of one of them. Somebody’s
 * own talks are few enough to be read through, so that no index of everybody’s words is kept.
 */
export const searchMessagesVerb: Verb<typeof searchMessages> = async (context, { query }) => {
  const { db } = context;
  const { id: me } = personOf(context);
  const words = searchWords(query.q);
  if (words.length === 0) return { ...success([]), more: false };
  const found = await findMessages(
    db,
    me,
    sql`m.hidden_at is null
        and to_tsvector('simple', m.body || ' ' || coalesce(d.file_name, ''))
          @@ to_tsquery('simple', ${queryOf(words)})`,
    { most: FOUND_MESSAGES + 1, newestFirst: true },
  );
  const shown = found.slice(0, FOUND_MESSAGES);
  const ids = [...new Set(shown.map(({ threadId }) => threadId))];
  const threads = await findThreads(db, me, sql`t.id = any(${sql.param(ids)}::int[])`, {
    most: FOUND_MESSAGES,
  });
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return {
    ...success(
      shown.flatMap((message) => {
        const thread = byId.get(message.threadId);
        if (!thread) return [];
        const { id, subject, other } = thread;
        return [{ message, thread: { id, title: subject.title, other: other.name } }];
      }),
    ),
    more: found.length > FOUND_MESSAGES,
  };
};
