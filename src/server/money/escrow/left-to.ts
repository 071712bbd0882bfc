import { sql } from 'drizzle-orm';
import { NOTHING, type Paise } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Booking } from '#server/deals/bookings/index.ts';

/** What the end of a deal left to each side, claimed or not: by a late cancellation or a settlement. */
export async function leftTo(
  db: Queryable,
  { id, ownerId, buyerId }: Pick<Booking, 'id' | 'ownerId' | 'buyerId'>,
): Promise<{ owner: Paise; buyer: Paise }> {
  const found = await rows<{ code: string; paise: Paise }>(
    db,
    sql`select a.code, -sum(e.amount_paise)::bigint as paise
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where (t.kind = 'forfeit' and t.reference_kind = 'booking' and t.reference_id = ${id}
            or t.reference_kind = 'settlement'
              and t.reference_id in (select id from settlements where booking_id = ${id}))
          and a.code in (${accounts.payable(ownerId)}, ${accounts.payable(buyerId)})
        group by a.code`,
  );
  const of = (personId: number) =>
    found.find(({ code }) => code === accounts.payable(personId))?.paise ?? NOTHING;
  return { owner: of(ownerId), buyer: of(buyerId) };
}

/** What the payment gateway keeps of a booking that its buyer cancelled in time. */
export async function keptOf(db: Queryable, bookingId: number): Promise<Paise> {
  const [found] = await rows<{ paise: Paise }>(
    db,
    sql`select coalesce(sum(e.amount_paise), 0)::bigint as paise
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.amount_paise > 0
        where t.kind = 'gateway-fee' and t.reference_kind = 'booking'
          and t.reference_id = ${bookingId}`,
  );
  return found?.paise ?? NOTHING;
}
