import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getUserBankDetails } from '#contract/people/bank-accounts.ts';
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
  return success(presentAccount(found, context.now()));
};
