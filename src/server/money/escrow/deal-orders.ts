import { sql } from 'drizzle-orm';

/** Orders of deal money as `o`, their bookings as `k` and, of an instalment, that as `i`. */
export const DEAL_ORDERS = sql`orders o
  left join instalments i on o.subject_kind = 'instalment' and i.id = o.subject_id
  join bookings k on o.purpose in ('penny', 'token', 'instalment')
    and k.id = case o.subject_kind when 'instalment' then i.booking_id else o.subject_id end`;
