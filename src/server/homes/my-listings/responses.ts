import { sql } from 'drizzle-orm';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export type Responses = OwnListing['responses'];

const NONE: Responses = { contacts: 0, bids: 0, bookings: 0, visits: 0, waiting: 0 };

/** What came in for listings of an owner, of each kind, and whether it waits for their answer. */
const cameIn = (ownerId: number, now: Date) => sql`
  select listing_id, 'contact' as kind, state = 'requested' and expires_at > ${now} as waits
  from contact_requests where owner_id = ${ownerId}
  union all select listing_id, 'bid', state = 'placed' and expires_at > ${now}
  from bids where owner_id = ${ownerId}
  union all select listing_id, 'booking',
    state = 'held' and (expires_at is null or expires_at > ${now})
  from bookings where owner_id = ${ownerId}
  union all select listing_id, 'visit', false from visits where owner_id = ${ownerId}`;

/** How much waits for an answer on the listing under `l`. */
export const waitingOn = (ownerId: number, now: Date) => sql`
  (select count(*) from (${cameIn(ownerId, now)}) came where waits and came.listing_id = l.id)`;

/** What came in for some listings of an owner, and how much of it waits for their answer. */
export async function findResponses(
  db: Queryable,
  ownerId: number,
  ids: readonly number[],
  now: Date,
): Promise<{ of(id: number): Responses }> {
  const found = await rows<Responses & { listingId: number }>(
    db,
    sql`with came as (${cameIn(ownerId, now)})
        select listing_id as "listingId",
          count(*) filter (where kind = 'contact') as contacts,
          count(*) filter (where kind = 'bid') as bids,
          count(*) filter (where kind = 'booking') as bookings,
          count(*) filter (where kind = 'visit') as visits,
          count(*) filter (where waits) as waiting
        from came where listing_id = any(${sql.param([...ids])}::int[]) group by listing_id`,
  );
  const byId = new Map(found.map(({ listingId, ...counts }) => [listingId, counts]));
  return { of: (id) => byId.get(id) ?? NONE };
}
