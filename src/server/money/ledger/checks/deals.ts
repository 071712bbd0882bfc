import { type SQL, sql } from 'drizzle-orm';
import words from '#messages/lib/ledger-checks/index.ts';
import { type Check, checkOf, said } from './check.ts';

const ORDER = { id: sql`o.public_id` };
const stateOr = (state: SQL): SQL => sql`coalesce(${state}::text, ${words.notThere}::text)`;

/** What was paid of a deal shows at the deal: a booking that is firm, an instalment that is paid. */
export const dealsPaid: Check = checkOf(
  () => sql`
  select case
    when o.purpose = 'token' and (k.id is null or k.state not in ('paid', 'completed', 'cancelled')) then
      ${said(words.order.token, {
        ...ORDER,
        booking: sql`o.subject_id`,
        state: stateOr(sql`k.state`),
      })}
    when o.purpose = 'instalment' and (i.id is null or i.state <> 'paid' or i.order_id is distinct from o.id) then
      ${said(words.order.instalment, {
        ...ORDER,
        instalment: sql`o.subject_id`,
        state: stateOr(sql`i.state`),
        by: sql`coalesce(i.order_id::text, 'none')`,
      })}
    end as sentence
  from orders o
  left join bookings k on o.purpose = 'token' and k.id = o.subject_id
  left join instalments i on o.purpose = 'instalment' and i.id = o.subject_id
  where o.state = 'paid' and o.purpose in ('token', 'instalment')`,
);
