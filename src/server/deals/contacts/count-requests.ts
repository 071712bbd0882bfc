import { sql } from 'drizzle-orm';
import type { findByRequestCount } from '#contract/deals/contacts.ts';
import { success } from '#contract/lib/envelope.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

const KINDS = ['contacts', 'visits', 'bids', 'bookings', 'agents'] as const;

interface Count {
  kind: (typeof KINDS)[number];
  waiting: number;
  all: number;
}

/** What waits for the owner: to be answered, or a visit to be there for; and whether they own or buy at all. */
export const findByRequestCountVerb: Verb<typeof findByRequestCount> = async (context) => {
  const { id } = personOf(context);
  const now = context.now();
  const found = await rows<Count>(
    context.db,
    sql`select 'contacts' as kind, count(*) as "all",
          count(*) filter (where state = 'requested' and expires_at > ${now}) as waiting
        from contact_requests where owner_id = ${id}
        union all select 'visits', count(*),
          count(*) filter (where state in ('requested', 'booked') and ends_at > ${now})
        from visits where owner_id = ${id}
        union all select 'bids', count(*),
          count(*) filter (where state = 'placed' and expires_at > ${now})
        from bids where owner_id = ${id}
        union all select 'bookings', count(*),
          count(*) filter (where state = 'held' and expires_at > ${now})
        from bookings where owner_id = ${id}
        union all select 'agents', count(*),
          count(*) filter (where state = 'requested' and expires_at > ${now})
        from agent_interests where owner_id = ${id}`,
  );
  const [deals] = await rows<{ owns: boolean; buys: boolean }>(
    context.db,
    sql`select exists (select from listings where owner_id = ${id}) as owns,
          exists (select from contact_requests where buyer_id = ${id})
            or exists (select from bids where buyer_id = ${id})
            or exists (select from bookings where buyer_id = ${id})
            or exists (select from engagements where client_id = ${id}) as buys`,
  );
  const of = (kind: Count['kind']) => {
    const { waiting = 0, all = 0 } = found.find((count) => count.kind === kind) ?? {};
    return { waiting, all };
  };
  return success({
    contacts: of('contacts'),
    visits: of('visits'),
    bids: of('bids'),
    bookings: of('bookings'),
    agents: of('agents'),
    owns: deals?.owns ?? false,
    buys: deals?.buys ?? false,
  });
};
