import { sql } from 'drizzle-orm';
import { UNPAID_STATES } from '#domain/money/order.ts';
import { type Check, checkOf, rupees } from './check.ts';

/** The state of each order agrees with the payments it had and with what goes back of it. */
export const orderStates: Check = checkOf(sql`
  select 'Order ' || o.public_id || case
    when o.state = 'paid' and p.bought is null then ' is paid, and no payment bought it.'
    when o.state = 'paid' and p.bought <> o.total_paise then
      ' costs ' || ${rupees(sql`o.total_paise`)} || ', and ' || ${rupees(sql`p.bought`)} || ' bought it.'
    when o.state <> 'paid' and p.bought is not null then
      ' is ' || o.state || ', and a payment bought it.'
    when o.state = 'returned' and p.successes is null then ' is returned, and nothing came in.'
    when o.state::text = any(${sql.param([...UNPAID_STATES])}) and p.successes > 0 then
      ' is ' || o.state || ', and money came in for it.'
    when p.idle <> coalesce(r.given, 0) then
      ' had ' || p.idle || ' payments that bought nothing, and ' || coalesce(r.given, 0) || ' go back.'
    when r.paise > 0 and o.state <> 'paid' then ' is ' || o.state || ', and a part of it goes back.'
    when r.paise > o.total_paise then
      ' cost ' || ${rupees(sql`o.total_paise`)} || ', and ' || ${rupees(sql`r.paise`)} || ' go back.'
    end as sentence
  from orders o
  left join (
    select order_id, sum(amount_paise) filter (where is_grant) as bought, count(*) as successes,
      count(*) filter (where not is_grant) as idle
    from payments where state = 'success' group by 1) p on p.order_id = o.id
  left join (
    select order_id, sum(amount_paise) filter (where payment_id is null) as paise,
      count(payment_id) as given
    from refunds group by 1) r on r.order_id = o.id`);
