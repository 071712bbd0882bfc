import { sql } from 'drizzle-orm';
import { shortName } from '#domain/lib/short-name.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { linkOfLead } from './lead-row.ts';

/** Leads in one transaction; the clock comes again for more. */
const BATCH_SIZE = 100;

interface Due {
  id: number;
  agentId: number;
  /** Null of somebody who is no member. */
  firstName: string | null;
  lastName: string | null;
  wantsText: string;
}

/** Tells agents of follow-ups that are due, each once; answers of how many. */
export function remindFollowUps(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select d.id, d.agent_id as "agentId", o.first_name as "firstName",
            o.last_name as "lastName", d.wants_text as "wantsText"
          from leads d left join people o on o.id = d.buyer_id
          where d.follow_up_at <= ${now} and d.reminded_at is null
          order by d.follow_up_at limit ${most} for update of d skip locked`,
    );
    for (const { id, agentId, firstName, lastName, wantsText } of due) {
      await tx.execute(sql`update leads set reminded_at = ${now} where id = ${id}`);
      await notify(context, tx, agentId, {
        kind: 'request',
        title: `Follow up with ${shortName(firstName ?? '', lastName ?? '')} today`,
        body: wantsText,
        link: linkOfLead(id),
      });
    }
    return due.length;
  });
}
