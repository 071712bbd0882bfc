import { sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { standsAs } from './booked.ts';
import type { Check } from './check.ts';
import { MONEY_ORDERS } from './money-orders.ts';

/**
 * The accounts that everybody's money goes through: refunds on their way, payouts on their way, what
 * nobody claims (only refunds of it that failed), and both banks.
 */
export const pools: Check = standsAs(sql`
  select ${accounts.refundsDue}::text as code, coalesce(sum(amount_paise), 0) as paise
  from refunds where state in ('requested', 'processing')
  union all
  select ${accounts.payoutsInFlight}::text, coalesce(sum(amount_paise), 0)
  from payouts where state = 'sent'
  union all
  select ${accounts.unclaimed}::text, coalesce(sum(amount_paise), 0)
  from refunds where payment_id is not null and state = 'failed'
  union all
  select o.asset, y.amount_paise
  from payments y join ${MONEY_ORDERS} o on o.id = y.order_id where y.state = 'success'
  union all
  select o.asset, -r.amount_paise
  from refunds r join ${MONEY_ORDERS} o on o.id = r.order_id where r.state = 'done'
  union all
  select ${accounts.escrowBank}::text, -amount_paise from payouts where state = 'paid'`);
