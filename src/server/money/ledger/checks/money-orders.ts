import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { PURPOSE_RULES, PURPOSES } from '#domain/money/purpose.ts';

const PLATFORM = PURPOSES.filter((purpose) => PURPOSE_RULES[purpose].funds === 'platform');

type Held = Parameters<typeof accounts.escrow>[0];

/** The code of the account that money is held on for the thing of this id. */
export const escrowOf = (kind: Held, id: SQL): SQL =>
  sql`(${accounts.escrow(kind, 0).slice(0, -1)}::text || ${id})`;

export const payableOf = (personId: SQL): SQL =>
  sql`(${accounts.payable(0).slice(0, -1)}::text || ${personId})`;

/** Orders with the account their money comes to, and the one it is held on; null for our own fees. */
export const MONEY_ORDERS: SQL = sql`(
  select o.*, ${accounts.gateway}::text as asset, null::text as held
  from orders o where o.purpose::text = any(${sql.param(PLATFORM)})
  union all
  select o.*, ${accounts.escrowBank}::text,
    case o.purpose
      when 'penny' then ${escrowOf('penny', sql`o.id`)}
      when 'token' then ${escrowOf('booking', sql`o.subject_id`)}
      when 'settlement' then ${escrowOf('booking', sql`(select x.booking_id from settlements x where x.id = o.subject_id)`)}
      when 'instalment' then ${escrowOf('booking', sql`i.booking_id`)}
      else ${escrowOf('engagement', sql`o.subject_id`)} end
  from orders o left join instalments i on o.purpose = 'instalment' and i.id = o.subject_id
  where o.purpose::text <> all(${sql.param(PLATFORM)}))`;

/** Invoices of commission on professionals' fees, with the order the fee was paid by. */
export const COMMISSIONS: SQL = sql`invoices v join orders o on o.id = v.order_id
  and o.subject_kind = 'engagement' and v.kind = 'invoice' and v.person_id <> o.person_id`;

/** What somebody paid back after a settlement, with its settlement as `s` and booking as `k`. */
export const REPAYMENTS: SQL = sql`orders o
  join settlements s on o.purpose = 'settlement' and o.state = 'paid' and s.id = o.subject_id
  join bookings k on k.id = s.booking_id`;

/** Whose that is: the other side's. */
export const CREDITOR: SQL = sql`case s.owed_by when k.owner_id then k.buyer_id else k.owner_id end`;
