import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { bookedAs } from './booked.ts';
import type { Check } from './check.ts';
import { MONEY_ORDERS } from './money-orders.ts';

/** Refunds that stand, with what of their order was promised back before, and the last part of it. */
const STANDING = sql`(
  select r.id, r.payment_id, r.state, r.amount_paise, o.purpose, o.asset, o.held, o.total_paise,
    o.cgst_paise, o.sgst_paise, o.igst_paise, r.before,
    coalesce(r.last_part, 0) as last_part
  from (
    select *,
      coalesce(sum(amount_paise) over (earlier rows between unbounded preceding and 1 preceding), 0)
        as before,
      lag(amount_paise) over earlier as last_part
    from refunds
    window earlier as (partition by order_id, payment_id is null order by id)) r
  join ${MONEY_ORDERS} o on o.id = r.order_id
  where r.state <> 'failed') r`;
const OF_FEE = sql`${STANDING} where r.payment_id is null and r.held is null`;

const AFTER = sql`(r.before + r.amount_paise)`;
const upTo = (tax: SQL, back: SQL): SQL => sql`round(${tax} * ${back}::numeric / r.total_paise)`;

/** The part of a tax that goes back: parts one after the other come to the whole's tax exactly. */
const share = (tax: SQL): SQL => sql`(${upTo(tax, AFTER)} - ${upTo(tax, sql`r.before`)})`;

/** A single paisa holds none for the state where it holds one for the centre: that waits for the next part. */
const waits = (part: SQL, back: SQL): SQL => sql`(
  ${part} = 1 and r.cgst_paise > 0
  and ${upTo(sql`r.cgst_paise`, back)} > ${upTo(sql`r.cgst_paise`, sql`(${back} - 1)`)})::int`;
const TAXES = {
  cgst: share(sql`r.cgst_paise`),
  sgst: sql`(${share(sql`r.sgst_paise`)}
    - ${waits(sql`r.amount_paise`, AFTER)} + ${waits(sql`r.last_part`, sql`r.before`)})`,
  igst: share(sql`r.igst_paise`),
};

/** Each refund is booked as its state says: promised, sent, or failed and taken back. */
export const refundsBooked: Check = bookedAs(
  'refund',
  sql`
  select r.id, 'income:' || r.purpose as code,
    r.amount_paise - ${TAXES.cgst} - ${TAXES.sgst} - ${TAXES.igst} as paise from ${OF_FEE}
  union all
  select r.id, ${accounts.gst('cgst')}::text, ${TAXES.cgst} from ${OF_FEE}
  union all
  select r.id, ${accounts.gst('sgst')}::text, ${TAXES.sgst} from ${OF_FEE}
  union all
  select r.id, ${accounts.gst('igst')}::text, ${TAXES.igst} from ${OF_FEE}
  union all
  select r.id, r.held, r.amount_paise from ${STANDING}
  where r.payment_id is null and r.held is not null
  union all
  select r.id, ${accounts.unclaimed}::text, r.amount_paise from ${STANDING}
  where r.payment_id is not null
  union all
  select r.id, case r.state when 'done' then r.asset else ${accounts.refundsDue}::text end,
    -r.amount_paise from ${STANDING}`,
);
