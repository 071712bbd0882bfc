import { sql } from 'drizzle-orm';
import type { MyDesk } from '#contract/my-desk.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { takenVisit } from '#server/deals/visits/index.ts';

type Visit = NonNullable<MyDesk['nextVisit']>;

/** The visit somebody has before them, as buyer or as owner; one that is asked for counts. */
export async function findNextVisit(
  db: Queryable,
  personId: number,
  now: Date,
): Promise<Visit | null> {
  const [found] = await rows<Omit<Visit, 'start' | 'end'> & { startsAt: Date; endsAt: Date }>(
    db,
    sql`select v.id, case when v.owner_id = ${personId} then 'owner' else 'buyer' end as side,
          v.state, v.listing_id as "listingId", l.title, v.starts_at as "startsAt",
          v.ends_at as "endsAt"
        from visits v join listings l on l.id = v.listing_id
        where (v.owner_id = ${personId} or v.buyer_id = ${personId})
          and v.state in ('requested', 'booked') and ${takenVisit(now)} and v.ends_at > ${now}
        order by v.starts_at, v.id limit 1`,
  );
  if (!found) return null;
  const { startsAt, endsAt, ...visit } = found;
  return { ...visit, start: startsAt.toISOString(), end: endsAt.toISOString() };
}
