import { type Entry, imbalance } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/index.ts';
import { openAccounts } from './open-accounts.ts';

export interface Posting {
  /** With the reference, what may be posted once: a second posting of the same throws. */
  kind: string;
  referenceKind: string;
  referenceId: number;
  memo: string;
  entries: readonly Entry[];
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
  const accountIds = await openAccounts(
    tx,
    lines.map(({ account }) => account),
  );
  const transaction = await insertOne(tx, ledgerTransactions, { ...posting, at: now() });
  await tx.insert(ledgerEntries).values(
    lines.map(({ account, amountPaise }) => ({
      transactionId: transaction.id,
      accountId: accountIds.get(account) ?? 0,
      amountPaise,
    })),
  );
}
