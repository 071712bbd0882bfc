import { sql } from 'drizzle-orm';
import type { MyDesk } from '#contract/my-desk.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';

/** Days before its end from which a licence is worth a word, and after it for how long. */
const DAYS = { before: 60, after: 30 };

/**
 * Licences somebody gave or has that run out soon, or just have: the latest agreed of each home and
 * pair. The last day is the one before the same day of the month so many months on.
 */
export function findLicences(
  db: Queryable,
  personId: number,
  now: Date,
): Promise<MyDesk['licences']> {
  return rows<MyDesk['licences'][number]>(
    db,
    sql`select * from (
          select distinct on (a.listing_id, a.buyer_id) a.id as "agreementId",
            a.listing_id as "listingId", l.title,
            case when a.seller_id = ${personId} then 'owner' else 'buyer' end as side,
            ((a.terms->>'startOn')::date
              + make_interval(months => (a.terms->>'months')::int) - interval '1 day')::date::text as until
          from agreements a join listings l on l.id = a.listing_id
          where (a.seller_id = ${personId} or a.buyer_id = ${personId})
            and a.template = 'leave-and-licence' and a.state = 'agreed'
          order by a.listing_id, a.buyer_id, a.id desc) licences
        where until between ${puneDate(now, -DAYS.after)} and ${puneDate(now, DAYS.before)}
        order by until, "agreementId" limit ${plainNumber(10)}`,
  );
}
