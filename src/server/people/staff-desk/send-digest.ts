import type { QueueCount } from '#contract/people/staff-inbox.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { QUEUE_LABEL } from '#domain/people/staff-queue.ts';
import words from '#messages/people/staff-queues/index.ts';
import type { Context } from '#server/core/context.ts';
import { notify } from '#server/people/notifications/index.ts';
import { countWaiting, findColleagues } from './list-inbox.ts';

/** Tells each of staff, once a day, what waits: how much, for how long, what is overdue and what is theirs. */
export async function sendStaffDigest(context: Context): Promise<void> {
  for (const { id } of await findColleagues(context)) {
    const queues = await countWaiting(context, id);
    if (queues.length === 0) continue;
    const sum = (of: 'waiting' | 'overdue' | 'mine') =>
      queues.reduce((total, queue) => total + queue[of], 0);
    const oldest = Math.min(...queues.map((queue) => Date.parse(queue.oldest)));
    const hours = Math.floor((context.now().getTime() - oldest) / HOUR_MS);
    const lineOf = ({ queue, waiting: count, overdue }: QueueCount) => {
      const kind = QUEUE_LABEL[queue];
      return overdue > 0
        ? words.kindCountOverdue({ kind, count, overdue })
        : words.kindCount({ kind, count });
    };
    await notify(context, context.db, id, {
      kind: 'staff_work',
      title: () =>
        words.digest({ count: sum('waiting'), overdue: sum('overdue'), mine: sum('mine') }),
      body: () => words.digestBody({ count: hours, lines: queues.map(lineOf).join('; ') }),
      link: '/Admin/Inbox',
    });
  }
}
