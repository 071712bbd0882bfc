import { sql } from 'drizzle-orm';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Lead } from '#server/db/schema/index.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import { wantOf } from './lead-wants.ts';

const MAX = 12;

/** Listings the agent owns, or works on for their owner. */
async function findOwnIds({ db }: Context, agentId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from listings where owner_id = ${agentId}
        union select g.listing_id from engagements g join listings l on l.id = g.listing_id
        where g.professional_id = ${agentId} and g.profession = 'agent'
          and g.client_id = l.owner_id and g.state in ('paid', 'working', 'delivered')`,
  );
  return found.map(({ id }) => id);
}

/** Homes on offer that fit a lead: those the agent works for first, then the newest. */
export async function findMatches(context: Context, lead: Lead): Promise<LeadDetail['matches']> {
  const want = await wantOf(context, lead);
  if (!want) return [];
  const own = sql`${sql.param(await findOwnIds(context, lead.agentId))}::int[]`;
  const found = await rows<CardRow & { mine: boolean; offered: boolean }>(
    context.db,
    sql`with chosen as (
          select l.id, l.id = any(${own}) as mine, l.ranked_at from listings l
          where ${want.condition} order by mine desc, l.ranked_at desc, l.id desc limit ${MAX})
        select ${cardColumns}, chosen.mine,
          exists (select from lead_listings h
            where h.lead_id = ${lead.id} and h.listing_id = l.id) as offered
        from chosen join listings l using (id) join localities p on p.id = l.locality_id
        order by chosen.mine desc, chosen.ranked_at desc, l.id desc`,
  );
  return found.map(({ mine, offered, ...row }) => ({ listing: presentCard(row), mine, offered }));
}
