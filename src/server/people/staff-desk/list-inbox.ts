import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { countInbox, InboxItem, listInbox, QueueCount } from '#contract/people/staff-inbox.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { queueLink, type StaffQueue } from '#domain/people/staff-queue.ts';
import type { Context } from '#server/core/context.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { waitingForStaff } from './queues.ts';

const PAGE_SIZE = 25;

export type InboxFilter = Omit<QueryOf<typeof listInbox>, 'page'>;

interface Row {
  queue: StaffQueue;
  itemId: number;
  title: string;
  detail: string;
  personId: number | null;
  person: string | null;
  paise: Paise | null;
  since: Date;
  dueAt: Date;
  link: string | null;
  staffId: number | null;
  staff: string | null;
  total: number;
}

const ORDER: Record<InboxFilter['sort'], SQL> = {
  due: sql`w.due_at, w.queue, w.id`,
  oldest: sql`w.since, w.queue, w.id`,
  newest: sql`w.since desc, w.queue, w.id`,
  amount: sql`w.amount desc nulls last, w.due_at, w.queue, w.id`,
};

function conditionOf(filter: InboxFilter, caller: number, now: Date): SQL {
  const all = [sql`true`];
  if (filter.queue) all.push(sql`w.queue = ${filter.queue}`);
  if (filter.whose === 'mine') all.push(sql`w.staff_id = ${caller}`);
  if (filter.whose === 'free') all.push(sql`w.staff_id is null`);
  if (filter.whose === 'others') all.push(sql`w.staff_id <> ${caller}`);
  if (filter.overdue) all.push(sql`w.due_at < ${now}`);
  if (filter.q) {
    const containing = `%${escapeLike(filter.q)}%`;
    all.push(sql`(w.title ilike ${containing} or w.detail ilike ${containing}
      or w.person ilike ${containing})`);
  }
  return sql.join(all, sql` and `);
}

export function findInbox(context: Context, filter: InboxFilter, range: SQL): Promise<Row[]> {
  const caller = personOf(context).id;
  const now = context.now();
  return rows<Row>(
    context.db,
    sql`select w.queue, w.id as "itemId", w.title, w.detail, w.person_id as "personId", w.person,
          w.amount as paise, w.since, w.due_at as "dueAt", w.link, w.staff_id as "staffId", w.staff,
          count(*) over () as total
        from ${waitingForStaff(context)} where ${conditionOf(filter, caller, now)}
        order by ${ORDER[filter.sort]} ${range}`,
  );
}

export function presentInbox(context: Context, found: readonly Row[]): InboxItem[] {
  const caller = personOf(context).id;
  const now = context.now();
  return found.map(
    ({ total: _, personId, person, paise, staffId, staff, since, dueAt, link, ...row }) => ({
      ...row,
      person: personId === null ? null : { id: personId, name: person ?? '' },
      amount: paise === null ? null : toRupees(paise),
      since: since.toISOString(),
      dueAt: dueAt.toISOString(),
      overdue: dueAt < now,
      assignee:
        staffId === null ? null : { id: staffId, name: staff ?? '', isCaller: staffId === caller },
      link: link ?? queueLink(row.queue, row.itemId),
    }),
  );
}

export const listInboxVerb: Verb<typeof listInbox> = async (context, { query }) => {
  const { page, ...filter } = query;
  const { found, total } = await readPage(
    page,
    (range) => findInbox(context, filter, range),
    PAGE_SIZE,
  );
  const data = presentInbox(context, found);
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};

/** By queue, those with something in them; `staffId` says whose count as theirs. */
export async function countWaiting(context: Context, staffId: number): Promise<QueueCount[]> {
  const found = await rows<Omit<QueueCount, 'oldest'> & { oldest: Date }>(
    context.db,
    sql`select w.queue, count(*)::int as waiting,
          (count(*) filter (where w.due_at < ${context.now()}))::int as overdue,
          (count(*) filter (where w.staff_id = ${staffId}))::int as mine, min(w.since) as oldest
        from ${waitingForStaff(context)} group by w.queue order by w.queue`,
  );
  return found.map((row) => ({ ...row, oldest: row.oldest.toISOString() }));
}

/** Those of staff who can work now. */
export const findColleagues = ({ db }: Context) =>
  rows<{ id: number; name: string }>(
    db,
    sql`select p.id, ${fullNameIn('p')} as name from people p
        where p.role = 'admin' and p.deleted_at is null and p.suspended_at is null
        order by name, p.id`,
  );

export const countInboxVerb: Verb<typeof countInbox> = async (context) => {
  const [queues, colleagues] = await Promise.all([
    countWaiting(context, personOf(context).id),
    findColleagues(context),
  ]);
  return success({ queues, colleagues });
};
