import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listOfferedHomes, offeredToMe } from '#contract/professionals/leads.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { Context } from '#server/core/context.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { byPageNumber, numberedPage } from '#server/db/paging.ts';
import { readList } from '#server/db/read-list.ts';
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
}

const NEWEST_FIRST = {
  list: 'offered homes',
  keys: [
    { by: sql`h.at`, type: 'timestamptz' },
    { by: sql`d.id`, type: 'int' },
    { by: sql`l.id`, type: 'int' },
  ],
  descending: true,
} as const;

async function findOffered(context: Context, place: PlaceInList) {
  const { items, ...page } = await readList<Row>(context, NEWEST_FIRST, place, {
    columns: sql`${cardColumns}, d.id as "leadId", o.id as "agentId",
      o.first_name as "firstName", o.last_name as "lastName", l.status = 'live' as live, h.at`,
    from: sql`leads d join lead_listings h on h.lead_id = d.id
      join people o on o.id = d.agent_id
      join listings l on l.id = h.listing_id join localities p on p.id = l.locality_id`,
    where: sql`d.buyer_id = ${personOf(context).id}
      and o.deleted_at is null and o.suspended_at is null`,
  });
  return { ...page, items: items.map(present) };
}

const present = (row: Row) => ({
  leadId: row.leadId,
  agentId: row.agentId,
  agent: shortName(row.firstName, row.lastName),
  listing: presentCard(row),
  live: row.live,
  at: row.at.toISOString(),
});

export const listOfferedHomesVerb: Verb<typeof listOfferedHomes> = async (context, { query }) =>
  success(await findOffered(context, query));

export const offeredToMeVerb: Verb<typeof offeredToMe> = async (context, { query: { page } }) =>
  byPageNumber(await findOffered(context, numberedPage(page)), page, context.now());
