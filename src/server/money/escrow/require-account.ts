import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import { accountsOf } from '#server/people/bank-accounts/index.ts';

/** Throws invalid unless it is a checked bank account of that person's, not removed. */
export async function requireAccount(
  tx: Transaction,
  personId: number,
  bankAccountId: number,
): Promise<void> {
  const [account] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bankAccountId), accountsOf(personId)));
  if (account) return;
  const message = words.chooseAccount;
  throw new AppError('invalid', message, [{ path: 'bankAccountId', message }]);
}
