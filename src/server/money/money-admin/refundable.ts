import { sql } from 'drizzle-orm';
import { lesserOf, minus, NOTHING, type Paise } from '#domain/lib/money.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Order } from '#server/db/schema/index.ts';
import { freeOn } from '#server/money/ledger/index.ts';
import { escrowOf } from '#server/money/payments/index.ts';

/** What of an order that can go back now: not promised yet, and of deal money still held. */
export async function refundableOf(db: Database, order: Order): Promise<Paise> {
  if (order.state !== 'paid') return NOTHING;
  return db.transaction(async (tx) => {
    const [promised] = await rows<{ paise: Paise }>(
      tx,
      sql`select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
          where order_id = ${order.id} and payment_id is null`,
    );
    const left = minus(order.totalPaise, promised?.paise ?? NOTHING);
    const held = await escrowOf(tx, order);
    return held ? lesserOf(left, await freeOn(tx, held)) : left;
  });
}
