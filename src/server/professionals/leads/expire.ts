import { sql } from 'drizzle-orm';
import words from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { type FoundLead, nameOfBuyer } from './find-leads.ts';
import { linkOfLead } from './lead-row.ts';
import { wantsOfLeads } from './wants-of-leads.ts';

/** Leads in one transaction; the clock comes again for more. */
const BATCH_SIZE = 100;

type Due = Pick<FoundLead, 'id' | 'agentId' | 'contactName' | 'firstName' | 'lastName' | 'known'>;

const dueAt = (now: Date) => sql`follow_up_at <= ${now} and reminded_at is null`;

/** Tells agents of follow-ups that are due, each once; answers of how many. */
export async function remindFollowUps(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  const found = await rows<{ id: number }>(
    context.db,
    sql`select id from leads where ${dueAt(now)} order by follow_up_at limit ${most}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const wants = await wantsOfLeads(context, ids);
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select d.id, d.agent_id as "agentId", o.first_name as "firstName",
            o.last_name as "lastName", d.contact_name as "contactName", false as known
          from leads d left join people o on o.id = d.buyer_id
          where d.id = any(${sql.param(ids)}::int[]) and ${dueAt(now)}
          order by d.follow_up_at for update of d skip locked`,
    );
    for (const lead of due) {
      const { id, agentId } = lead;
      await tx.execute(sql`update leads set reminded_at = ${now} where id = ${id}`);
      await notify(context, tx, agentId, {
        kind: 'request',
        title: () => words.followUp({ lead: nameOfBuyer(lead) }),
        body: () => wants.get(id)?.() ?? '',
        link: linkOfLead(id),
      });
    }
    return due.length;
  });
}

interface DueTask {
  id: number;
  agentId: number;
  leadId: number | null;
  text: string;
}

/** Tells agents of tasks that are due, each once; answers of how many. */
export function remindTasks(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const due = await rows<DueTask>(
      tx,
      sql`update lead_tasks set reminded_at = ${now} where id in (
            select id from lead_tasks where due_at <= ${now} and done_at is null
              and reminded_at is null
            order by due_at limit ${most} for update skip locked)
          returning id, agent_id as "agentId", lead_id as "leadId", text`,
    );
    for (const { agentId, leadId, text } of due) {
      await notify(context, tx, agentId, {
        kind: 'request',
        title: () => words.taskDue,
        body: () => text,
        link: leadId === null ? '/AgentLeadList#tasks' : linkOfLead(leadId),
      });
    }
    return due.length;
  });
}
