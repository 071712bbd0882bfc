import { sql } from 'drizzle-orm';
import type { MoneyEvent } from '#contract/money/escrow.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { DEAL_ORDERS } from './deal-orders.ts';

type Line = Omit<MoneyEvent, 'at' | 'amount'> & {
  at: Date;
  paise: Paise | null;
  /** Of an instalment, or what an order is for. */
  label: string | null;
};

/** What happened to a booking and its money, oldest first. */
export async function findHistory(db: Queryable, bookingId: number): Promise<MoneyEvent[]> {
  const found = await rows<Line>(
    db,
    sql`with about as (
          select 'booking'::subject_kind as kind, ${bookingId}::int as id, null::bigint as paise, null as label
          union all
          select 'instalment', id, amount_paise, label from instalments
          where booking_id = ${bookingId}
          union all
          select 'release', id, amount_paise, null from releases
          where subject_kind = 'booking' and subject_id = ${bookingId}
          union all
          select 'settlement', id, null, null from settlements where booking_id = ${bookingId}
          union all
          select 'refund', r.id, r.amount_paise, o.description
          from refunds r join ${DEAL_ORDERS} on o.id = r.order_id
          where k.id = ${bookingId} and o.purpose in ('token', 'instalment')
            and r.payment_id is null)
        select t.at, t.subject_kind as about, t.event, t.by, a.paise,
          a.label, t.note
        from timeline t
        join about a on a.kind = t.subject_kind and a.id = t.subject_id
        order by t.id`,
  );
  return found.map(({ at, paise, label, note, ...line }) => ({
    ...line,
    at: at.toISOString(),
    amount: toRupees(paise),
    note: [label, note].flatMap((text) => (text ? [retold(text)] : [])).join(': ') || null,
  }));
}
