import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { searchMessages } from '#contract/talk/messenger.ts';
import { searchWords } from '#domain/lib/search-words.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { MESSAGES, type MessageRow, presentMessage } from './find-messages.ts';
import { findThreads } from './find-threads.ts';

/** Letters and digits only, so that nothing in them is an operator. */
const queryOf = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');

const NEWEST_FIRST = {
  list: 'found messages',
  keys: [{ by: sql`m.id`, type: 'bigint' }],
  descending: true,
} as const;

/**
 * Words as they were typed, in whichever language: stems would be those of one of them. Somebody’s
 * own talks are few enough to be read through, so that no index of everybody’s words is kept.
 */
export const searchMessagesVerb: Verb<typeof searchMessages> = async (context, { query }) => {
  const { id: me } = personOf(context);
  const words = searchWords(query.q);
  if (words.length === 0) return success({ items: [], total: 0, nextCursor: null });
  const { items, ...page } = await readList<MessageRow>(context, NEWEST_FIRST, query, {
    ...MESSAGES,
    where: sql`tm.person_id = ${me} and m.hidden_at is null
      and to_tsvector('simple', m.body || ' ' || coalesce(d.file_name, ''))
        @@ to_tsquery('simple', ${queryOf(words)})`,
  });
  const ids = [...new Set(items.map(({ threadId }) => threadId))];
  const threads = await findThreads(context.db, me, sql`t.id = any(${sql.param(ids)}::int[])`);
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return success({
    ...page,
    items: items.flatMap((row) => {
      const thread = byId.get(row.threadId);
      if (!thread) return [];
      const { id, subject, other } = thread;
      const message = presentMessage(row, me);
      return [{ message, thread: { id, title: subject.title, other: other.name } }];
    }),
  });
};
