import { sql } from 'drizzle-orm';
import { type Check, checkOf, rupees } from './check.ts';
import { MONEY_ORDERS } from './money-orders.ts';

/** Each fee that was paid has its invoice over the same amount; nothing else has one. */
export const invoicesWritten: Check = checkOf(sql`
  select 'Order ' || o.public_id || case
    when o.state = 'paid' and o.held is null and v.id is null then ' is paid, and has no invoice.'
    when o.state <> 'paid' or o.held is not null then ' should have no invoice, and has ' || v.number || '.'
    when v.total_paise <> o.total_paise then
      ' is of ' || ${rupees(sql`o.total_paise`)} || ', its invoice ' || v.number || ' of '
        || ${rupees(sql`v.total_paise`)} || '.'
    end as sentence
  from ${MONEY_ORDERS} o left join invoices v
    on v.order_id = o.id and v.kind = 'invoice' and v.person_id = o.person_id
  where v.id is not null or (o.state = 'paid' and o.held is null)`);

/** Each refund of a fee has its credit note over the same amount. */
export const creditNotesWritten: Check = checkOf(sql`
  select 'Refund ' || r.public_id || case
    when v.id is null then ' has no credit note.'
    when v.total_paise <> r.amount_paise then
      ' is of ' || ${rupees(sql`r.amount_paise`)} || ', its credit note ' || v.number || ' of '
        || ${rupees(sql`v.total_paise`)} || '.'
    end as sentence
  from refunds r
  join ${MONEY_ORDERS} o on o.id = r.order_id and o.held is null
  left join invoices v on v.refund_id = r.id
  where r.payment_id is null`);
