import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Span } from './add-slots.ts';
import { takenVisit } from './state-now.ts';

export interface Busy extends Span {
  about: string;
}

/** What counts, of the visit `v` and of the meeting `m`. */
interface Standing {
  visits: SQL;
  meetings: SQL;
}

/** What somebody may read of their own: all that is before them, asked for or agreed. */
export const ownBusy = (now: Date): Standing => ({
  visits: takenVisit(now),
  meetings: sql`m.state in ('proposed', 'agreed')`,
});

/** What others may learn of: what somebody has been asked for, and not answered, is theirs alone. */
export const othersBusy: Standing = {
  visits: sql`v.state = 'booked'`,
  meetings: sql`m.state = 'agreed'`,
};

/** The visits and meetings somebody has within a time, soonest first. */
export function busyOf(
  db: Queryable,
  personId: number,
  { startsAt, endsAt }: Span,
  standing: Standing,
  /** A visit whose time is given up. */
  exceptVisit = 0,
): Promise<Busy[]> {
  const within = sql`starts_at < ${endsAt} and ends_at > ${startsAt}`;
  return rows<Busy>(
    db,
    sql`select l.title as about, v.starts_at as "startsAt", v.ends_at as "endsAt"
        from visits v join listings l on l.id = v.listing_id
        where (v.owner_id = ${personId} or v.buyer_id = ${personId})
          and v.id <> ${exceptVisit} and ${standing.visits} and ${within}
        union all
        select m.about, m.starts_at, m.ends_at from meetings m
        where (m.host_id = ${personId} or m.guest_id = ${personId})
          and ${standing.meetings} and ${within}
        order by 2, 3`,
  );
}
