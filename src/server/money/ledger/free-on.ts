import { sql } from 'drizzle-orm';
import { minus, NOTHING, type Paise } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { balanceOf } from './balance.ts';

/**
 * What of an escrow account may still be promised to anybody: not what stands there again
 * because a refund of it failed, which is the payer's and is tried again.
 */
export async function freeOn(tx: Queryable, account: string): Promise<Paise> {
  const [failed] = await rows<{ paise: Paise }>(
    tx,
    sql`select coalesce(sum(r.amount_paise), 0)::bigint as paise
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id and e.amount_paise > 0
        join ledger_transactions t on t.id = e.transaction_id
          and t.kind = 'refund' and t.reference_kind = 'refund'
        join refunds r on r.id = t.reference_id and r.state = 'failed'
        where a.code = ${account}`,
  );
  return minus(await balanceOf(tx, account), failed?.paise ?? NOTHING);
}
