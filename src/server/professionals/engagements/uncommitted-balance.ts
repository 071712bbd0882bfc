import { sql } from 'drizzle-orm';
import { NOTHING, type Paise, restOf } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { balanceOf } from '#server/money/ledger/index.ts';

/**
 * What of a fee in escrow is promised to nobody: neither back to the client by a refund that is
 * tried again, nor by an open request. To write by it, hold the engagement.
 */
export async function uncommittedBalance(
  now: Date,
  tx: Queryable,
  engagementId: number,
): Promise<Paise> {
  const held = await balanceOf(tx, accounts.escrow('engagement', engagementId));
  const [found] = await rows<{ promised: Paise }>(
    tx,
    sql`select
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           join orders o on o.id = r.order_id
           where o.subject_kind = 'engagement' and o.subject_id = ${engagementId}
             and r.payment_id is null and r.state = 'failed')
          + (select coalesce(sum(amount_paise), 0)::bigint from releases
             where subject_kind = 'engagement' and subject_id = ${engagementId}
               and state = 'requested' and expires_at > ${now}) as promised`,
  );
  return restOf(held, found?.promised ?? NOTHING);
}
