import { sql } from 'drizzle-orm';
import type { Entry } from '#domain/money/ledger.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** What stands on every account of the ledger, debits positive. */
export async function readBalances(db: Database): Promise<Map<string, number>> {
  const found = await rows<{ code: string; paise: number }>(
    db,
    sql`select a.code, sum(e.amount_paise)::bigint as paise
        from ledger_accounts a join ledger_entries e on e.account_id = a.id group by a.code`,
  );
  return new Map(found.map(({ code, paise }) => [code, paise]));
}

/** The model's own ledger: what must stand on each account, debits positive. */
export class Books {
  private readonly paise: Map<string, number>;

  constructor(before: Map<string, number>) {
    this.paise = new Map(before);
  }

  post(entries: readonly Entry[], times: 1 | -1 = 1): void {
    for (const { account, amountPaise } of entries) {
      this.paise.set(account, (this.paise.get(account) ?? 0) + times * amountPaise);
    }
  }

  /** What is held for a booking or a test payment. */
  heldOn(account: string): number {
    return 0 - (this.paise.get(account) ?? 0);
  }

  /** Accounts on which something stands, in an order of their own. */
  standing(balances = this.paise): [string, number][] {
    return [...balances].filter(([, paise]) => paise !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
