import { sql } from 'drizzle-orm';
import { FIXED_ACCOUNTS, kindOf } from '#domain/money/ledger.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/**
 * Ids of accounts by their code, opened where they are new. In one order, so that of two who open the
 * same in one step none waits for the other for good.
 */
export async function openAccounts(
  db: Queryable,
  wanted: readonly string[],
): Promise<Map<string, number>> {
  const codes = [...new Set(wanted)].sort();
  const known = async () =>
    rows<{ id: number; code: string }>(
      db,
      sql`select id, code from ledger_accounts where code = any(${sql.param(codes)})`,
    );
  const found = await known();
  if (found.length === codes.length) return new Map(found.map(({ code, id }) => [code, id]));
  for (const code of codes) {
    await db.execute(
      sql`insert into ledger_accounts (code, kind) values (${code}, ${kindOf(code)})
          on conflict (code) do nothing`,
    );
  }
  return new Map((await known()).map(({ code, id }) => [code, id]));
}

/** Before the first posting, at each start: a new version may have more of them. */
export async function openFixedAccounts(db: Queryable): Promise<void> {
  await openAccounts(db, FIXED_ACCOUNTS);
}
