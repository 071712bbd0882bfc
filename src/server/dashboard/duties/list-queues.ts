import type { listQueues } from '#contract/dashboard.ts';
import { success } from '#contract/lib/envelope.ts';
import { dutyOf } from '#domain/duties/index.ts';
import needsWords from '#messages/people/needs/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findQueues } from './find-queues.ts';
import { linkOfQueue } from './queue-words.ts';

export const listQueuesVerb: Verb<typeof listQueues> = async (context) => {
  const found = await findQueues(context.db, personOf(context).id, context.now());
  return success(
    found.map(({ queue, count, oldest }) => {
      const { words, detail, urgent } = dutyOf(queue);
      return {
        queue,
        title: count === 1 ? words[0] : needsWords.several({ count, what: words[1] }),
        detail,
        link: linkOfQueue(queue),
        urgent,
        count,
        oldest: oldest?.toISOString() ?? null,
      };
    }),
  );
};
