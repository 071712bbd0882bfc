import { sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { bookedAs } from './booked.ts';
import type { Check } from './check.ts';
import { MONEY_ORDERS } from './money-orders.ts';

const SUCCESS = sql`payments y join ${MONEY_ORDERS} o on o.id = y.order_id and y.state = 'success'`;
const FEE = sql`${SUCCESS} where y.is_grant and o.held is null`;

/** Each payment that succeeded is booked once: as income and tax, as held, or as unclaimed. */
export const captures: Check = bookedAs(
  'payment',
  sql`
  select y.id, o.asset as code, y.amount_paise as paise from ${SUCCESS}
  union all
  select y.id, 'income:' || o.purpose, -o.net_paise from ${FEE}
  union all
  select y.id, ${accounts.gst('cgst')}::text, -o.cgst_paise from ${FEE}
  union all
  select y.id, ${accounts.gst('sgst')}::text, -o.sgst_paise from ${FEE}
  union all
  select y.id, ${accounts.gst('igst')}::text, -o.igst_paise from ${FEE}
  union all
  select y.id, o.held, -o.total_paise from ${SUCCESS} where y.is_grant and o.held is not null
  union all
  select y.id, ${accounts.unclaimed}::text, -y.amount_paise from ${SUCCESS} where not y.is_grant`,
);
