import { success } from '#contract/lib/envelope.ts';
import type { findUserBankDetails } from '#contract/people/bank-accounts.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { accountsOf, presentAccount } from './bank-accounts.ts';

export const findUserBankDetailsVerb: Verb<typeof findUserBankDetails> = async (context) => {
  const found = await context.db
    .select()
    .from(bankAccounts)
    .where(accountsOf(personOf(context).id))
    .orderBy(bankAccounts.id);
  return success(found.map((account) => presentAccount(account, context.now())));
};
