import { counted } from '#domain/lib/counted.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { STAFF_QUEUE } from '#domain/people/staff-queue.ts';
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
    const lines = queues.map(
      ({ queue, waiting, overdue }) =>
        `${STAFF_QUEUE[queue].label}: ${waiting}${overdue > 0 ? ` (${overdue} overdue)` : ''}`,
    );
    await notify(context, context.db, id, {
      kind: 'staff_work',
      title: () =>
        `${counted(sum('waiting'), 'thing waits', { many: 'things wait' })}, ${sum('overdue')} overdue, ${sum('mine')} with you`,
      body: () => `The oldest waits for ${counted(hours, 'hour')}. ${lines.join('; ')}.`,
      link: '/Admin/Inbox',
    });
  }
}
