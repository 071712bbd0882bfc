import { and, eq, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { hoursBefore } from '#domain/lib/time/deadlines.ts';
import { NEW_ACCOUNT_HOURS, payoutWait } from '#domain/people/bank-account.ts';
import type { Context } from '#server/core/context.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import { unsealByAny } from '#server/lib/seal.ts';
import type { PayableAccount } from '#server/ports/gateway/gateway.ts';

/** On `bank_accounts`: nothing is to be waited for, or the account is gone, which ends the wait too. */
export const isDecided = (now: Date): SQL | undefined =>
  or(
    isNotNull(bankAccounts.removedAt),
    and(
      inArray(bankAccounts.nameState, ['fits', 'allowed']),
      lte(bankAccounts.createdAt, hoursBefore(now, NEW_ACCOUNT_HOURS)),
    ),
  );

/**
 * The only way to an account that money of somebody's can be sent to, whatever it is sent for: `waits`
 * in its first day or while staff look at its name, `removed` where its owner or staff took it away. The number is
 * opened here and nowhere else, for the moment of the transfer.
 */
export async function openAccount(
  { db, now, secrets }: Context,
  { bankAccountId, personId }: { bankAccountId: number; personId: number },
): Promise<PayableAccount | 'waits' | 'removed'> {
  const [account] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.personId, personId)));
  if (!account || account.removedAt) return 'removed';
  if (payoutWait(account, now())) return 'waits';
  return {
    holder: account.nameAtBank,
    accountNumber: unsealByAny(secrets.keys('bank account'), account.numberSealed),
    ifsc: account.ifsc,
  } as PayableAccount;
}
