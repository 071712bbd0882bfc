import { sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { bookedAs } from './booked.ts';
import type { Check } from './check.ts';
import { CREDITOR, escrowOf, payableOf, REPAYMENTS } from './money-orders.ts';

const OWED_BY = sql`(${accounts.owedBy(0).slice(0, -1)}::text || s.owed_by)`;
const OWED_TO = sql`(${accounts.owedTo(0).slice(0, -1)}::text || ${CREDITOR})`;
const OWING = sql`settlements s join bookings k on k.id = s.booking_id where s.state = 'owing'`;

/** Each settlement is booked once: what it let go, what is owed until it is paid, and what was. */
export const settlementsBooked: Check = bookedAs(
  'settlement',
  sql`
  select s.id, ${escrowOf('booking', sql`s.booking_id`)} as code, s.let_go_paise as paise
  from settlements s
  union all
  select s.id, ${payableOf(sql`k.owner_id`)}, -s.let_go_paise
  from settlements s join bookings k on k.id = s.booking_id
  union all
  select s.id, ${OWED_BY}, s.owed_paise from ${OWING}
  union all
  select s.id, ${OWED_TO}, -s.owed_paise from ${OWING}
  union all
  select s.id, ${escrowOf('booking', sql`s.booking_id`)}, o.total_paise from ${REPAYMENTS}
  union all
  select s.id, ${payableOf(CREDITOR)}, -o.total_paise from ${REPAYMENTS}`,
);
