import type { Duty, listDuties } from '#contract/dashboard.ts';
import { success } from '#contract/lib/envelope.ts';
import { dutyOf } from '#domain/duties/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { type DutyRow, findDuties, linkOf, pageOf } from './find-duties.ts';
import { findQueues } from './find-queues.ts';
import { pageOfQueue } from './queue-words.ts';

const present = (row: DutyRow): Duty => {
  const { words, detail, action, urgent } = dutyOf(row.name);
  return {
    name: row.name,
    id: row.id,
    title: words[0],
    about: row.title(),
    detail,
    action,
    link: linkOf(row),
    urgent,
    due: row.due?.toISOString() ?? null,
    since: row.since.toISOString(),
  };
};

export const listDutiesVerb: Verb<typeof listDuties> = async (context) => {
  const { id, role } = personOf(context);
  const [duties, queues] = await Promise.all([
    findDuties(context, id, context.now()),
    role === 'admin' ? findQueues(context.db, id, context.now()) : [],
  ]);
  const counts: Record<string, number> = {};
  const add = (page: string, n: number) => {
    if (n > 0) counts[page] = (counts[page] ?? 0) + n;
  };
  for (const duty of duties) add(pageOf(duty), 1);
  for (const { queue, count } of queues) add(pageOfQueue(queue), count);
  return success({ duties: duties.map(present), counts });
};
