import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { decideBankAccount } from '#contract/people/bank-account-admin.ts';
import doneWords from '#messages/people/done/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Transaction } from '#server/db/client.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { requireOthers } from '#server/session/require-others.ts';
import type { BankAccountRow } from './bank-accounts.ts';

async function lock(tx: Transaction, id: number): Promise<BankAccountRow> {
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, id))
    .for('no key update');
  if (!account) throw new AppError('not_found', refusalsWords.accountNotFound);
  if (account.removedAt || account.nameState !== 'waiting') {
    throw new AppError('conflict', refusalsWords.accountNotWaiting);
  }
  return account;
}

/** Staff say whose an account is; what they refuse is removed, and payouts to it fail. */
export const decideBankAccountVerb: Verb<typeof decideBankAccount> = async (
  context,
  { params, body: { decision, reason } },
) => {
  const staff = personOf(context).id;
  const isTheirs = decision === 'allow';
  await context.db.transaction(async (tx) => {
    const { id, personId, lastFour, nameAtBank } = await lock(tx, params.bankId);
    requireOthers(context, [personId], refusalsWords.accountYours);
    await tx
      .update(bankAccounts)
      .set({
        nameDecidedBy: staff,
        ...(isTheirs ? { nameState: 'allowed' } : { removedAt: context.now() }),
      })
      .where(eq(bankAccounts.id, id));
    await audit(context, tx, {
      action: isTheirs ? 'bank-account.allow' : 'bank-account.refuse',
      subjectKind: 'bank_account',
      subjectId: id,
      detail: { personId, nameAtBank, reason },
    });
    await notify(context, tx, personId, {
      kind: 'bank_account',
      title: () => (isTheirs ? words.accountYours : words.accountRefused),
      body: () =>
        isTheirs
          ? words.accountYoursBody({ lastFour })
          : words.accountRefusedBody({ lastFour, reason }),
      link: '/MyProfile',
    });
  });
  return success(null, isTheirs ? doneWords.accountPayable : doneWords.accountRefused);
};
