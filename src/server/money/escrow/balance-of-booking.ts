import { sql } from 'drizzle-orm';
import { NOTHING, type Paise, plus, restOf } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { balanceOf } from '#server/money/ledger/index.ts';
import { DEAL_ORDERS } from './deal-orders.ts';
import { waits } from './release-row.ts';

export interface BookingBalance {
  /** On the escrow account. */
  held: Paise;
  /** Of it, refunds that failed and are tried again: promised to the buyer. */
  promised: Paise;
  /** Of it, what is asked for and not answered yet. */
  asked: Paise;
  /** What may still be asked for. */
  available: Paise;
}

/**
 * What stands on a booking's escrow account. To write by it, hold the listing's lock, under
 * which every change of it happens.
 */
export async function balanceOfBooking(
  { now }: Context,
  tx: Queryable,
  bookingId: number,
): Promise<BookingBalance> {
  const held = await balanceOf(tx, accounts.escrow('booking', bookingId));
  const [found] = await rows<{ promised: Paise; asked: Paise }>(
    tx,
    sql`select
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           join ${DEAL_ORDERS} on o.id = r.order_id
           where k.id = ${bookingId} and o.purpose in ('token', 'instalment')
             and r.payment_id is null and r.state = 'failed') as promised,
          (select coalesce(sum(s.amount_paise), 0)::bigint from releases s
           where s.subject_kind = 'booking' and s.subject_id = ${bookingId}
             and ${waits(now())}) as asked`,
  );
  const { promised = NOTHING, asked = NOTHING } = found ?? {};
  return { held, promised, asked, available: restOf(held, plus(promised, asked)) };
}
