import { sql } from 'drizzle-orm';
import { NOTHING, negated, type Paise } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/**
 * What stands on an account, in its natural sign: what we have of an asset, what we owe of a
 * liability, what came in of an income. 0 for one not opened yet.
 */
export async function balanceOf(tx: Queryable, account: string): Promise<Paise> {
  const [found] = await rows<{ kind: string; balance: Paise }>(
    tx,
    sql`select a.kind, coalesce(sum(e.amount_paise), 0)::bigint as balance
        from ledger_accounts a left join ledger_entries e on e.account_id = a.id
        where a.code = ${account} group by a.id`,
  );
  if (!found) return NOTHING;
  return found.kind === 'asset' || found.kind === 'expense'
    ? found.balance
    : negated(found.balance);
}
