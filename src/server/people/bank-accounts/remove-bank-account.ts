import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { removeBankAccount } from '#contract/people/bank-accounts.ts';
import words from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { accountsOf } from './bank-accounts.ts';

/** The row stays for the payouts that went there. */
export const removeBankAccountVerb: Verb<typeof removeBankAccount> = async (
  context,
  { params },
) => {
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .update(bankAccounts)
      .set({ removedAt: context.now() })
      .where(and(eq(bankAccounts.id, params.bankId), accountsOf(personOf(context).id)))
      .returning({ id: bankAccounts.id });
    if (removed.length === 0) throw new AppError('not_found');
    await audit(context, tx, {
      action: 'bank-account.remove',
      subjectKind: 'bank_account',
      subjectId: params.bankId,
    });
  });
  return success(null, words.accountRemoved);
};
