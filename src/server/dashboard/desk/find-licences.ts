import { sql } from 'drizzle-orm';
import type { MyDesk } from '#contract/my-desk.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { RENEWAL_WINDOW } from '#domain/professionals/renewal-offer.ts';
import type { Queryable } from '#server/db/client.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { lastDayIn } from './last-day.ts';

/**
 * Licences somebody gave or has that run out soon, or just have: the latest agreed of each home and
 * pair.
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
            ${lastDayIn(sql`a.terms`)}::text as until,
            (select case when a.seller_id = ${personId}
                then '/OwnerBookedPropertyDetails/' || max(k.id) || '/' || a.listing_id
                else '/BookedPropertyDetails/' || a.listing_id || '/' || max(k.id) end
              from bookings k where k.listing_id = a.listing_id and k.owner_id = a.seller_id
                and k.buyer_id = a.buyer_id and k.state in ('accepted', 'paid', 'completed')) as link,
            (select jsonb_build_object('state', t.state, 'own', t.offered_by = ${personId},
                'by', ${fullNameIn('w')})
              from renewals t join people w on w.id = t.offered_by
              where t.agreement_id = a.id and t.state in ('offered', 'accepted')) as renewal
          from agreements a join listings l on l.id = a.listing_id
          where (a.seller_id = ${personId} or a.buyer_id = ${personId})
            and a.template = 'leave-and-licence' and a.state = 'agreed'
          order by a.listing_id, a.buyer_id, a.id desc) licences
        where until between ${puneDate(now, -RENEWAL_WINDOW.after)} and ${puneDate(now, RENEWAL_WINDOW.before)}
        order by until, "agreementId" limit ${plainNumber(10)}`,
  );
}
