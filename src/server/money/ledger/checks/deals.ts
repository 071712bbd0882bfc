import { sql } from 'drizzle-orm';
import { type Check, checkOf } from './check.ts';

/** What was paid of a deal shows at the deal: a booking that is firm, an instalment that is paid. */
export const dealsPaid: Check = checkOf(sql`
  select 'Order ' || o.public_id || case
    when o.purpose = 'token' and (k.id is null or k.state not in ('paid', 'completed', 'cancelled')) then
      ' paid the token amount, and booking ' || o.subject_id || ' is ' || coalesce(k.state::text, 'not there') || '.'
    when o.purpose = 'instalment' and (i.id is null or i.state <> 'paid' or i.order_id is distinct from o.id) then
      ' paid an instalment, and instalment ' || o.subject_id || ' is ' || coalesce(i.state::text, 'not there')
        || ' by order ' || coalesce(i.order_id::text, 'none') || '.'
    end as sentence
  from orders o
  left join bookings k on o.purpose = 'token' and k.id = o.subject_id
  left join instalments i on o.purpose = 'instalment' and i.id = o.subject_id
  where o.state = 'paid' and o.purpose in ('token', 'instalment')`);
