import { sql } from 'drizzle-orm';
import { standsAs } from './booked.ts';
import type { Check } from './check.ts';
import { CREDITOR, payableOf, REPAYMENTS } from './money-orders.ts';

/** What we owe each person: what was let go or left to them, less what was sent. */
export const payables: Check = standsAs(
  sql`
  select ${payableOf(sql`r.payee_id`)} as code, r.amount_paise as paise
  from releases r where r.kind <> 'forfeit' and r.state in ('approved', 'paid')
  union all
  select ${payableOf(sql`k.owner_id`)}, e.amount_paise
  from ledger_transactions t
  join bookings k on k.id = t.reference_id
  join ledger_entries e on e.transaction_id = t.id
  where t.kind = 'forfeit' and t.reference_kind = 'booking' and e.amount_paise > 0
  union all
  select ${payableOf(sql`k.owner_id`)}, s.let_go_paise
  from settlements s join bookings k on k.id = s.booking_id
  union all
  select ${payableOf(CREDITOR)}, o.total_paise from ${REPAYMENTS}
  union all
  select ${payableOf(sql`p.person_id`)}, -p.amount_paise
  from payouts p where p.state in ('sent', 'paid')`,
  sql`b.code like 'liability:payable:%'`,
);
