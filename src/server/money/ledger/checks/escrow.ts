import { sql } from 'drizzle-orm';
import { standsAs } from './booked.ts';
import type { Check } from './check.ts';
import { COMMISSIONS, escrowOf, MONEY_ORDERS, REPAYMENTS } from './money-orders.ts';

/** What is held: all that was paid in, less what went back, was let go, or was left at the end. */
export const escrowAccounts: Check = standsAs(
  sql`
  select o.held as code, o.total_paise as paise
  from ${MONEY_ORDERS} o where o.held is not null and o.state = 'paid'
  union all
  select o.held, -r.amount_paise
  from refunds r join ${MONEY_ORDERS} o on o.id = r.order_id
  where o.held is not null and r.payment_id is null and r.state <> 'failed'
  union all
  select case r.subject_kind when 'booking' then ${escrowOf('booking', sql`r.subject_id`)}
      else ${escrowOf('engagement', sql`r.subject_id`)} end, -r.amount_paise
  from releases r where r.kind <> 'forfeit' and r.state in ('approved', 'paid')
  union all
  select ${escrowOf('booking', sql`t.reference_id`)}, -e.amount_paise
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.kind in ('forfeit', 'gateway-fee') and t.reference_kind = 'booking' and e.amount_paise > 0
  union all
  select ${escrowOf('booking', sql`s.booking_id`)}, -s.let_go_paise from settlements s
  union all
  select ${escrowOf('booking', sql`s.booking_id`)}, -o.total_paise from ${REPAYMENTS}
  union all
  select ${escrowOf('engagement', sql`o.subject_id`)}, -v.total_paise from ${COMMISSIONS}`,
  sql`b.code like 'liability:escrow:%'`,
);
