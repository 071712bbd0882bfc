import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { Dispute, listDisputes } from '#contract/professionals/disputes.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import { showsDataOf } from '#server/core/shows-data-of.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { earliestFirst } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { balanceOf } from '#server/money/ledger/index.ts';
import { readEvents } from './get-engagement.ts';

type Found = Omit<Dispute, 'held' | 'reason' | 'since' | 'timeline' | 'quote'> & {
  quotePaise: Paise;
  since: Date;
  clientId: number;
  professionalId: number;
};

const OLDEST_FIRST = earliestFirst('disputes', sql`g.updated_at`, sql`g.id`);

async function present(context: Context, found: Found) {
  const { db } = context;
  const { quotePaise, since, clientId, professionalId, ...row } = found;
  showsDataOf(context, clientId, professionalId);
  const held = await balanceOf(db, accounts.escrow('engagement', row.engagementId));
  const events = await readEvents(db, [row.engagementId]);
  const timeline = events.get(row.engagementId) ?? [];
  return {
    ...row,
    quote: toRupees(quotePaise),
    held: toRupees(held),
    reason: timeline.findLast(({ event }) => event === 'dispute')?.note ?? '',
    since: since.toISOString(),
    timeline,
  };
}

export const listDisputesVerb: Verb<typeof listDisputes> = async (context, { query }) => {
  const { items, ...page } = await readList<Found>(context, OLDEST_FIRST, query, {
    columns: sql`g.id as "engagementId", g.profession, ${fullNameIn('c')} as client,
      ${fullNameIn('p')} as professional, l.title, g.brief, g.quote_paise as "quotePaise",
      g.quote_note as "quoteNote", g.updated_at as since, g.client_id as "clientId",
      g.professional_id as "professionalId"`,
    from: sql`engagements g
      join people c on c.id = g.client_id
      join people p on p.id = g.professional_id
      left join listings l on l.id = g.listing_id`,
    where: sql`g.state = 'disputed'`,
  });
  const presented = await Promise.all(items.map((found) => present(context, found)));
  return success({ ...page, items: presented });
};
