import { type SQL, sql } from 'drizzle-orm';
import { STAFF_QUEUE, STAFF_QUEUES } from '#domain/people/staff-queue.ts';
import type { Context } from '#server/core/context.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { plainNumber } from '#server/db/rows.ts';
import { staffQueues } from '#server/people/hooks.ts';

const hoursOf = sql.join(
  STAFF_QUEUES.map((queue) => sql`when ${queue} then ${plainNumber(STAFF_QUEUE[queue].hours)}`),
  sql` `,
);

/**
 * Everything that waits for staff as a table expression `w`, as each area says, with until when, who
 * works on it and whom it is about. Who took it when it waited before has not taken it now.
 */
export function waitingForStaff(context: Context): SQL {
  const handlers = staffQueues.all();
  const parts = STAFF_QUEUES.flatMap((queue) => {
    const find = handlers[queue];
    return find
      ? [
          sql`select ${queue}::staff_queue as queue, q.id, q.title, q.detail, q.person_id,
                q.amount, q.since, q.link,
                (to_jsonb(q) ->> 'agreed_by')::int as agreed_by from (${find(context)}) q`,
        ]
      : [];
  });
  return sql`(
    select i.*, i.since + (case i.queue ${hoursOf} end) * interval '1 hour' as due_at,
      k.staff_id, ${fullNameIn('s')} as staff, ${fullNameIn('p')} as person
    from (${sql.join(parts, sql` union all `)}) i
    left join staff_work k on k.queue = i.queue and k.item_id = i.id and k.at >= i.since
    left join people s on s.id = k.staff_id
    left join people p on p.id = i.person_id) w`;
}
