import { sql } from 'drizzle-orm';
import lines from '#messages/lib/staff-lines/index.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Ends of deals that both sides leave to staff. */
export const waitingSettlements: WaitingForStaff = () => sql`
  select s.id, l.title || ${worded((id) => lines.listingBooking({ title: '', id }), sql`k.id`)} as title, s.reason as detail,
    s.proposed_by as person_id, s.owner_paise + s.buyer_paise as amount, s.updated_at as since,
    null::text as link
  from settlements s join bookings k on k.id = s.booking_id join listings l on l.id = k.listing_id
  where s.state = 'disputed'`;
