import { and, eq } from 'drizzle-orm';
import type { getUserBankDetails } from '#contract/bank-accounts.ts';
import { success } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { accountsOf, presentAccount } from './bank-accounts.ts';

export const getUserBankDetailsVerb: Verb<typeof getUserBankDetails> = async (
  context,
  { params },
) => {
  const [found] = await context.db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, params.bankId), accountsOf(personOf(context).id)));
  if (!found) throw new AppError('not_found');
  return success(presentAccount(found));
};
