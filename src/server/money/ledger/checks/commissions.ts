import { sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import words from '#messages/lib/ledger-checks/index.ts';
import { bookedAs } from './booked.ts';
import { type Check, checkOf, said } from './check.ts';
import { COMMISSIONS, escrowOf } from './money-orders.ts';

const ENGAGEMENT = { engagement: sql`g.id`, state: sql`g.state` };

/** Each commission on a professional's fee is booked as its invoice says. */
export const commissionsBooked: Check = bookedAs(
  'engagement',
  sql`
  select o.subject_id as id, ${escrowOf('engagement', sql`o.subject_id`)} as code,
    v.total_paise as paise from ${COMMISSIONS}
  union all
  select o.subject_id, ${accounts.income('commission')}::text, -v.net_paise from ${COMMISSIONS}
  union all
  select o.subject_id, ${accounts.gst('cgst')}::text, -v.cgst_paise from ${COMMISSIONS}
  union all
  select o.subject_id, ${accounts.gst('sgst')}::text, -v.sgst_paise from ${COMMISSIONS}
  union all
  select o.subject_id, ${accounts.gst('igst')}::text, -v.igst_paise from ${COMMISSIONS}`,
);

/** What was paid for work shows at the work, and its fee is let go only where it is confirmed. */
export const engagementsPaid: Check = checkOf(
  () => sql`
  select case when g.state in ('requested', 'quoted', 'accepted', 'declined', 'cancelled', 'expired') then
    ${said(words.order.fee, { id: sql`o.public_id`, ...ENGAGEMENT })}
    end as sentence
  from orders o join engagements g on g.id = o.subject_id
  where o.subject_kind = 'engagement' and o.state = 'paid'
  union all
  select case when g.state <> 'confirmed' then
    ${said(words.release.unconfirmed, { id: sql`r.id`, ...ENGAGEMENT })} end
  from releases r join engagements g on g.id = r.subject_id
  where r.subject_kind = 'engagement' and r.state in ('approved', 'paid', 'failed')`,
);
