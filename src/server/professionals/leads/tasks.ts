import { and, eq, type SQL, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  addTask,
  finishTask,
  LeadTask,
  listTasks,
} from '#contract/professionals/lead-work.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { MAX_OPEN_TASKS } from '#domain/professionals/own-lead.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { earliestFirst, latestFirst } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import { leadTasks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { type FoundLead, knownByName, nameOfBuyer } from './find-leads.ts';
import { requireLead } from './lead-row.ts';
import { requireAhead } from './require-ahead.ts';

type Row = Pick<FoundLead, 'contactName' | 'firstName' | 'lastName' | 'known'> & {
  id: number;
  leadId: number | null;
  text: string;
  dueAt: Date;
  doneAt: Date | null;
};

const present = (row: Row): LeadTask => ({
  id: row.id,
  leadId: row.leadId,
  buyer: row.leadId === null ? null : nameOfBuyer(row),
  text: row.text,
  dueAt: row.dueAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
});

const EARLIEST_FIRST = earliestFirst('open tasks', sql`k.due_at`, sql`k.id`);
const LATEST_FIRST = latestFirst('done tasks', sql`k.done_at`, sql`k.id`);

export const listTasksVerb: Verb<typeof listTasks> = async (context, { query }) => {
  const { id: me } = personOf(context);
  const isDone = query.show === 'done';
  const parts: SQL[] = [
    sql`k.agent_id = ${me}`,
    isDone ? sql`k.done_at is not null` : sql`k.done_at is null`,
  ];
  if (query.leadId) parts.push(sql`k.lead_id = ${query.leadId}`);
  const at = context.now();
  const tomorrow = startOfDay(puneDayNumber(at) + 1);
  const [{ items, ...page }, [counts]] = await Promise.all([
    readList<Row>(context, isDone ? LATEST_FIRST : EARLIEST_FIRST, query, {
      columns: sql`k.id, k.lead_id as "leadId", k.text, k.due_at as "dueAt",
        k.done_at as "doneAt", d.contact_name as "contactName", o.first_name as "firstName",
        o.last_name as "lastName", ${knownByName} as known`,
      from: sql`lead_tasks k left join leads d on d.id = k.lead_id
        left join people o on o.id = d.buyer_id`,
      where: sql.join(parts, sql` and `),
    }),
    rows<{ overdue: number; today: number }>(
      context.db,
      sql`select count(*) filter (where due_at <= ${at})::int as overdue,
            count(*) filter (where due_at > ${at} and due_at < ${tomorrow})::int as today
          from lead_tasks where agent_id = ${me} and done_at is null`,
    ),
  ]);
  const { overdue = 0, today = 0 } = counts ?? {};
  const serverTime = at.toISOString();
  return success({ ...page, items: items.map(present), overdue, today, serverTime });
};

export const addTaskVerb: Verb<typeof addTask> = async (context, { body }) => {
  const dueAt = new Date(body.dueAt);
  requireAhead(dueAt, context.now(), 'dueAt');
  const taskId = await context.db.transaction(async (tx) => {
    const { id: agentId } = await lockCaller(context, tx);
    if (body.leadId) await requireLead(context, tx, body.leadId);
    const open = and(eq(leadTasks.agentId, agentId), sql`${leadTasks.doneAt} is null`);
    if ((await tx.$count(leadTasks, open)) >= MAX_OPEN_TASKS) {
      throw new AppError('conflict', deskWords.mostTasks({ most: MAX_OPEN_TASKS }));
    }
    const { id } = await insertOne(tx, leadTasks, {
      agentId,
      leadId: body.leadId ?? null,
      text: body.text,
      dueAt,
      createdAt: context.now(),
    });
    return id;
  });
  return success({ taskId }, doneWords.onYourList);
};

export const finishTaskVerb: Verb<typeof finishTask> = async (context, { params, body }) => {
  const { db, now } = context;
  const changed = await db
    .update(leadTasks)
    .set({ doneAt: body.done ? now() : null })
    .where(and(eq(leadTasks.id, params.id), eq(leadTasks.agentId, personOf(context).id)))
    .returning({ id: leadTasks.id });
  if (changed.length === 0) throw new AppError('not_found', deskWords.taskNotFound);
  return success({ taskId: params.id }, body.done ? doneWords.done : doneWords.onListAgain);
};
