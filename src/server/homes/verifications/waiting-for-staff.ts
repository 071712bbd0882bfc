import { sql } from 'drizzle-orm';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Papers of properties, handed in and not decided about. */
export const waitingVerifications: WaitingForStaff = () => sql`
  select v.id, l.title, l.address as detail, l.owner_id as person_id, null::bigint as amount,
    v.created_at as since, null::text as link
  from listing_verifications v join listings l on l.id = v.listing_id
  join people o on o.id = l.owner_id
  where v.state = 'submitted' and o.deleted_at is null`;
