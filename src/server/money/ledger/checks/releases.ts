import { sql } from 'drizzle-orm';
import words from '#messages/lib/ledger-checks/index.ts';
import { bookedAs } from './booked.ts';
import { type Check, checkOf, rupees, said } from './check.ts';
import { escrowOf, payableOf } from './money-orders.ts';

const RELEASE = { id: sql`r.id` };

/** Let go and not stopped again. What was forfeited was let go when the booking ended. */
const LET_GO = sql`releases r where r.kind <> 'forfeit' and r.state in ('approved', 'paid')`;

/** Each release that was approved is booked once, and no other. */
export const releasesBooked: Check = bookedAs(
  'release',
  sql`
  select r.id, case r.subject_kind
      when 'booking' then ${escrowOf('booking', sql`r.subject_id`)}
      else ${escrowOf('engagement', sql`r.subject_id`)} end as code, r.amount_paise as paise
  from ${LET_GO}
  union all
  select r.id, ${payableOf(sql`r.payee_id`)}, -r.amount_paise from ${LET_GO}`,
);

/** Each release that was approved has one payout, of the same amount to the same person, as far along. */
export const releasesPaidOut: Check = checkOf(
  () => sql`
  select case
    when p.id is null then ${said(words.release.noPayout, { ...RELEASE, state: sql`r.state` })}
    when p.amount_paise <> r.amount_paise then
      ${said(words.release.otherAmount, {
        ...RELEASE,
        amount: rupees(sql`r.amount_paise`),
        other: rupees(sql`p.amount_paise`),
      })}
    when p.person_id <> r.payee_id then ${said(words.release.otherPerson, RELEASE)}
    when r.state::text <> case p.state when 'paid' then 'paid' when 'rejected' then 'failed'
      else 'approved' end then
      ${said(words.release.otherState, {
        ...RELEASE,
        state: sql`r.state`,
        payout: sql`p.public_id`,
        other: sql`p.state`,
      })}
    end as sentence
  from releases r left join payouts p on p.release_id = r.id
  where p.id is not null or r.state in ('approved', 'paid', 'failed')`,
);
