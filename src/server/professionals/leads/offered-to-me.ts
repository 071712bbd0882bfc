import { sql } from 'drizzle-orm';
import type { offeredToMe } from '#contract/professionals/leads.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

interface Row extends CardRow {
  leadId: number;
  agentId: number;
  firstName: string;
  lastName: string;
  live: boolean;
  at: Date;
  total: number;
}

export const offeredToMeVerb: Verb<typeof offeredToMe> = async (context, { query }) => {
  const { db, now } = context;
  const { found, total } = await readPage(query.page, (range) =>
    rows<Row>(
      db,
      sql`select ${cardColumns}, d.id as "leadId", o.id as "agentId", o.first_name as "firstName",
          o.last_name as "lastName", l.status = 'live' as live, h.at, count(*) over () as total
        from leads d join lead_listings h on h.lead_id = d.id
        join people o on o.id = d.agent_id
        join listings l on l.id = h.listing_id join localities p on p.id = l.locality_id
        where d.buyer_id = ${personOf(context).id}
          and o.deleted_at is null and o.suspended_at is null
        order by h.at desc, d.id desc, l.id desc ${range}`,
    ),
  );
  const data = found.map((row) => ({
    leadId: row.leadId,
    agentId: row.agentId,
    agent: shortName(row.firstName, row.lastName),
    listing: presentCard(row),
    live: row.live,
    at: row.at.toISOString(),
  }));
  return { status: 1, message: 'OK', data, ...pageFacts(total, query.page, now()) };
};
