import { sql } from 'drizzle-orm';
import { UNPAID_STATES } from '#domain/money/order.ts';
import words from '#messages/lib/ledger-checks/index.ts';
import { type Check, checkOf, rupees, said } from './check.ts';

const ORDER = { id: sql`o.public_id` };
const IN_STATE = { ...ORDER, state: sql`o.state` };

/** The state of each order agrees with the payments it had and with what goes back of it. */
export const orderStates: Check = checkOf(
  () => sql`
  select case
    when o.state = 'paid' and p.bought is null then ${said(words.order.paidByNothing, ORDER)}
    when o.state = 'paid' and p.bought <> o.total_paise then
      ${said(words.order.paidByAnother, {
        ...ORDER,
        cost: rupees(sql`o.total_paise`),
        paid: rupees(sql`p.bought`),
      })}
    when o.state <> 'paid' and p.bought is not null then
      ${said(words.order.bought, IN_STATE)}
    when o.state = 'returned' and p.successes is null then ${said(words.order.returned, ORDER)}
    when o.state::text = any(${sql.param([...UNPAID_STATES])}) and p.successes > 0 then
      ${said(words.order.moneyCameIn, IN_STATE)}
    when p.idle <> coalesce(r.given, 0) then
      ${said(words.order.idle, { ...ORDER, idle: sql`p.idle`, given: sql`coalesce(r.given, 0)` })}
    when r.paise > 0 and o.state <> 'paid' then ${said(words.order.partBack, IN_STATE)}
    when r.paise > o.total_paise then
      ${said(words.order.tooMuchBack, {
        ...ORDER,
        cost: rupees(sql`o.total_paise`),
        back: rupees(sql`r.paise`),
      })}
    end as sentence
  from orders o
  left join (
    select order_id, sum(amount_paise) filter (where is_grant) as bought, count(*) as successes,
      count(*) filter (where not is_grant) as idle
    from payments where state = 'success' group by 1) p on p.order_id = o.id
  left join (
    select order_id, sum(amount_paise) filter (where payment_id is null) as paise,
      count(payment_id) as given
    from refunds group by 1) r on r.order_id = o.id`,
);
