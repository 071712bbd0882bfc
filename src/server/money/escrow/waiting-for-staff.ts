import { sql } from 'drizzle-orm';
import lines from '#messages/lib/staff-lines/index.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';
import { isDecidable } from './decidable-releases.ts';

const payoutsIn =
  (states: string[]): WaitingForStaff =>
  () =>
    sql`
  select y.id, case when r.subject_kind = 'booking'
      then ${worded((id) => lines.booking({ id }), sql`r.subject_id`)}
      else ${worded((id) => lines.engagement({ id }), sql`r.subject_id`)} end as title,
    case when y.state = 'seconded' then ${lines.oneAgreed}::text else coalesce(y.message, ${lines.nobodyAgreed}::text) end as detail,
    y.person_id, y.amount_paise as amount, y.created_at as since, null::text as link,
    y.seconded_by as agreed_by
  from payouts y join releases r on r.id = y.release_id
  where y.state::text = any(${sql.param(states)}::text[])`;

/** Transfers that two of staff must agree to. */
export const waitingPayouts = payoutsIn(['waiting', 'seconded']);

/** Transfers the bank refused. */
export const failedPayouts = payoutsIn(['failed']);

/** Requests for a deal's money that staff may decide. */
export const waitingReleases: WaitingForStaff = (context) => sql`
  select s.id, l.title || ${worded((id) => lines.listingBooking({ title: '', id }), sql`k.id`)} as title,
    case when s.state = 'disputed' then ${lines.refusedAndDisputed}::text
      else ${lines.otherSideSilent}::text end as detail,
    s.payee_id as person_id, s.amount_paise as amount,
    case when s.state = 'disputed' then s.updated_at else s.created_at end as since, null::text as link
  from releases s join bookings k on k.id = s.subject_id join listings l on l.id = k.listing_id
  where ${isDecidable(context)}`;
