import { type SQL, sql } from 'drizzle-orm';
import type { VisitState } from '#domain/deals/visit.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { visitStateNow } from '#server/deals/visits/index.ts';

interface VisitRow {
  id: number;
  listingId: number;
  state: VisitState;
  firstName: string;
  lastName: string;
  note: string | null;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  total: number;
}

/** Visits `v` to listings `l` under a condition; `rest` orders and limits them. */
export const findVisitRows = (db: Queryable, condition: SQL, rest: SQL): Promise<VisitRow[]> =>
  rows<VisitRow>(
    db,
    sql`select v.id, v.listing_id as "listingId", v.state, b.first_name as "firstName",
          b.last_name as "lastName", v.note, v.starts_at as "startsAt", v.ends_at as "endsAt",
          v.created_at as "createdAt",
          count(*) over () as total
        from visits v join listings l on l.id = v.listing_id join people b on b.id = v.buyer_id
        where ${condition} ${rest}`,
  );

export const presentVisit = (visit: VisitRow, now: Date) => ({
  id: visit.id,
  state: visitStateNow(visit, now),
  visitor: shortName(visit.firstName, visit.lastName),
  note: visit.note,
  start: visit.startsAt.toISOString(),
  end: visit.endsAt.toISOString(),
});
