import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/lib/endpoint.ts';
import type { agentLeads } from '#contract/professionals/leads.ts';
import { LEAD_STATES, type LeadState } from '#domain/professionals/lead.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { findLeads, presentLeads } from './find-leads.ts';

/** Family names of members are not looked through: who may not see one must not be able to guess it. */
function conditionOn({ state, source, q }: QueryOf<typeof agentLeads>): SQL {
  const parts = [sql`true`];
  if (state) parts.push(sql`d.state = ${state}`);
  if (source) parts.push(sql`d.source = ${source}`);
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(o.first_name ilike ${like} or d.wants_text ilike ${like}
      or l.title ilike ${like} or d.contact_name ilike ${like}
      or d.contact_mobile ilike ${like} or d.contact_email ilike ${like})`);
  }
  return sql.join(parts, sql` and `);
}

async function countStates({ db }: Context, agentId: number): Promise<Record<LeadState, number>> {
  const found = await rows<{ state: LeadState; n: number }>(
    db,
    sql`select state, count(*) as n from leads where agent_id = ${agentId} group by state`,
  );
  const counts = Object.fromEntries(LEAD_STATES.map((state) => [state, 0]));
  for (const { state, n } of found) counts[state] = n;
  return counts as Record<LeadState, number>;
}

export const agentLeadsVerb: Verb<typeof agentLeads> = async (context, { params, query }) => {
  const [{ found, total }, counts] = await Promise.all([
    readPage(query.page, (range) => findLeads(context, params.id, conditionOn(query), range)),
    countStates(context, params.id),
  ]);
  return {
    status: 1,
    message: 'OK',
    data: await presentLeads(context, found),
    ...pageFacts(total, query.page, context.now()),
    counts,
  };
};
