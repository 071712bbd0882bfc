import { sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { bookedAs } from './booked.ts';
import type { Check } from './check.ts';
import { payableOf } from './money-orders.ts';

const GONE = sql`payouts p where p.state in ('sent', 'paid')`;

/** Each payout is booked as its state says: on its way, or at the bank. */
export const payoutsBooked: Check = bookedAs(
  'payout',
  sql`
  select p.id, ${payableOf(sql`p.person_id`)} as code, p.amount_paise as paise from ${GONE}
  union all
  select p.id, case p.state when 'paid' then ${accounts.escrowBank}::text
      else ${accounts.payoutsInFlight}::text end, -p.amount_paise
  from ${GONE}`,
);
