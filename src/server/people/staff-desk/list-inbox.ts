import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { countInbox, InboxItem, listInbox, QueueCount } from '#contract/people/staff-inbox.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { queueLink, type StaffQueue } from '#domain/people/staff-queue.ts';
import type { Language } from '#messages/lib/language.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { escapeLike } from '#server/db/escape-like.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { keyset, type Order, type OrderKey } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { waitingForStaff } from './queues.ts';

export type InboxFilter = Omit<QueryOf<typeof listInbox>, 'cursor' | 'pageSize'>;

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
}

const QUEUE: OrderKey = { by: sql`w.queue::text`, type: 'text' };
const ID: OrderKey = { by: sql`w.id`, type: 'int' };
const SINCE: OrderKey = { by: sql`w.since`, type: 'timestamptz' };
const DUE: OrderKey = { by: sql`w.due_at`, type: 'timestamptz' };
/** The largest first, what is about no money last. */
const AMOUNT: OrderKey = { by: sql`-coalesce(w.amount, -1)`, type: 'bigint' };

const ORDER: Record<InboxFilter['sort'], Order> = {
  due: { list: 'inbox by due', keys: [DUE, QUEUE, ID] },
  oldest: { list: 'inbox by age', keys: [SINCE, QUEUE, ID] },
  newest: { list: 'inbox, newest', keys: [SINCE, QUEUE, ID], descending: true },
  amount: { list: 'inbox by amount', keys: [AMOUNT, DUE, QUEUE, ID] },
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

const COLUMNS = sql`w.queue, w.id as "itemId", w.title, w.detail, w.person_id as "personId",
  w.person, w.amount as paise, w.since, w.due_at as "dueAt", w.link, w.staff_id as "staffId",
  w.staff`;

/** The first of them in one go, for a file. */
export function findInbox(context: Context, filter: InboxFilter, most: number): Promise<Row[]> {
  const all = keyset(context, ORDER[filter.sort], { pageSize: most });
  return rows<Row>(
    context.db,
    sql`select ${COLUMNS} from ${waitingForStaff(context)}
        where ${conditionOf(filter, personOf(context).id, context.now())}
        order by ${sql.join(all.orderBy, sql`, `)} limit ${plainNumber(most)}`,
  );
}

export function presentInbox(context: Context, found: readonly Row[]): InboxItem[] {
  const caller = personOf(context).id;
  const now = context.now();
  return found.map(({ personId, person, paise, staffId, staff, since, dueAt, link, ...row }) => ({
    ...row,
    title: retold(row.title),
    detail: retold(row.detail),
    person: personId === null ? null : { id: personId, name: person ?? '' },
    amount: paise === null ? null : toRupees(paise),
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    overdue: dueAt < now,
    assignee:
      staffId === null ? null : { id: staffId, name: staff ?? '', isCaller: staffId === caller },
    link: link ?? queueLink(row.queue, row.itemId),
  }));
}

export const listInboxVerb: Verb<typeof listInbox> = async (context, { query }) => {
  const { cursor, pageSize, ...filter } = query;
  const { items, ...page } = await readList<Row>(
    context,
    ORDER[filter.sort],
    { cursor, pageSize },
    {
      columns: COLUMNS,
      from: waitingForStaff(context),
      where: conditionOf(filter, personOf(context).id, context.now()),
    },
  );
  return success({ ...page, items: presentInbox(context, items) });
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

/** Those of staff who can work now, and in which language they are told of it. */
export const findColleagues = ({ db }: Context) =>
  rows<{ id: number; name: string; language: Language }>(
    db,
    sql`select p.id, ${fullNameIn('p')} as name, p.language from people p
        where p.role = 'admin' and p.deleted_at is null and p.suspended_at is null
        order by name, p.id`,
  );

export const countInboxVerb: Verb<typeof countInbox> = async (context) => {
  const [queues, colleagues] = await Promise.all([
    countWaiting(context, personOf(context).id),
    findColleagues(context),
  ]);
  return success({ queues, colleagues: colleagues.map(({ id, name }) => ({ id, name })) });
};
