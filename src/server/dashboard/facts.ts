import { sql } from 'drizzle-orm';
import { FRESHNESS_DAYS } from '#domain/homes/listing-lifecycle.ts';
import type { Role } from '#domain/lib/role.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { CheckState } from '#domain/people/kyc.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** What is known of somebody that may ask for an action of theirs. */
export interface Facts {
  role: Role;
  aadhaar: boolean;
  pan: boolean;
  hasMobile: boolean;
  hasLicence: boolean;
  hasAreas: boolean;
  hasPhoto: boolean;
  /** Their newest passport or driving licence. */
  document: { state: CheckState; reason: string | null } | null;
  /** Documents of anybody that wait for staff; counted for staff only. */
  waiting: number;
  unread: number;
  /** Steps of deals that wait for this person, by what they are. */
  deals: DealsWaiting;
}

export interface DealsWaiting {
  contacts: number;
  bids: number;
  /** Counters of owners to the person's own bids. */
  counters: number;
  bookings: number;
  /** Own listings to be confirmed before they go from the search. */
  stale: number;
}

export async function findFacts(
  db: Queryable,
  personId: number,
  now: Date,
): Promise<Facts | undefined> {
  const reconfirm = daysBefore(now, FRESHNESS_DAYS.reconfirm);
  const [facts] = await rows<Facts>(
    db,
    sql`select p.role, p.aadhaar_verified as aadhaar, p.pan_verified as pan,
          p.mobile is not null as "hasMobile",
          coalesce(trim(p.licence), '') <> '' as "hasLicence",
          cardinality(p.areas_served) > 0 as "hasAreas",
          p.image is not null as "hasPhoto",
          (select jsonb_build_object('state', c.state, 'reason', c.reason) from identity_checks c
           where c.person_id = p.id and c.kind = 'document' order by c.id desc limit 1) as document,
          case when p.role = 'admin'
            then (select count(*) from identity_checks where state in ('submitted', 'recheck'))
              + (select count(*) from licences where state = 'submitted'
                 and (document_id is not null or link is not null))
            else 0 end as waiting,
          (select count(*) from notifications n
           where n.person_id = p.id and n.in_app and n.read_at is null) as unread,
          jsonb_build_object(
            'contacts', (select count(*) from contact_requests
               where owner_id = p.id and state = 'requested' and expires_at > ${now}),
            'bids', (select count(*) from bids
               where owner_id = p.id and state = 'placed' and expires_at > ${now}),
            'counters', (select count(*) from bids
               where buyer_id = p.id and state = 'countered' and expires_at > ${now}),
            'bookings', (select count(*) from bookings
               where owner_id = p.id and state = 'held' and expires_at > ${now}),
            'stale', (select count(*) from listings
               where owner_id = p.id and status = 'live' and not demo
                 and confirmed_at < ${reconfirm})) as deals
        from people p where p.id = ${personId} and p.deleted_at is null`,
  );
  return facts;
}
