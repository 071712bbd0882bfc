import { sql } from 'drizzle-orm';
import { type Entry, imbalance, kindOf } from '../../../domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/index.ts';

export interface Posting {
  /** With the reference, what may be posted once: a second posting of the same throws. */
  kind: string;
  referenceKind: string;
  referenceId: number;
  memo: string;
  entries: readonly Entry[];
}

/** Ids of accounts by their code, opened where they are new. In one order, so that no two wait for each other. */
async function openAccounts(tx: Transaction, entries: readonly Entry[]) {
  const codes = [...new Set(entries.map(({ account }) => account))].sort();
  const known = async () =>
    rows<{ id: number; code: string }>(
      tx,
      sql`select id, code from ledger_accounts where code = any(${sql.param(codes)})`,
    );
  const found = await known();
  if (found.length === codes.length) return new Map(found.map(({ code, id }) => [code, id]));
  for (const code of codes) {
    await tx.execute(
      sql`insert into ledger_accounts (code, kind) values (${code}, ${kindOf(code)})
          on conflict (code) do nothing`,
    );
  }
  return new Map((await known()).map(({ code, id }) => [code, id]));
}

/**
 * Writes a posting to the ledger, in the transaction of what happened. Amounts are paise; entries of
 * nothing are left out. Throws where it does not balance, or was posted before.
 */
export async function post(
  { now }: Context,
  tx: Transaction,
  { entries, ...posting }: Posting,
): Promise<void> {
  const lines = entries.filter(({ amountPaise }) => amountPaise !== 0);
  if (imbalance(lines) !== 0) throw new Error(`${posting.kind} does not balance`);
  if (lines.some(({ amountPaise }) => !Number.isSafeInteger(amountPaise))) {
    throw new Error(`${posting.kind} is not in whole paise`);
  }
  const accountIds = await openAccounts(tx, lines);
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ ...posting, at: now() })
    .returning({ id: ledgerTransactions.id });
  if (!transaction) throw new Error('The insert returned no row');
  await tx.insert(ledgerEntries).values(
    lines.map(({ account, amountPaise }) => ({
      transactionId: transaction.id,
      accountId: accountIds.get(account) ?? 0,
      amountPaise,
    })),
  );
}
