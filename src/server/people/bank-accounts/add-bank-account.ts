import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { addBankAccount } from '#contract/people/bank-accounts.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { seal } from '#server/lib/seal.ts';
import { nameFits, providerAway } from '#server/people/kyc/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { hashNumber, presentAccount, requireListingQuota } from './bank-accounts.ts';

/** The name the bank has the account in. Throws a field error when it is not the holder's. */
async function askBank(
  { ports }: Context,
  { holder, account, ifsc }: BodyOf<typeof addBankAccount>,
  mobile: string | null,
): Promise<string> {
  const checked = await ports.kyc.checkBankAccount({ number: account, ifsc, holder, mobile });
  if (!checked.ok) {
    if (checked.reason === 'unavailable') throw providerAway();
    throw fieldError('account', 'The bank does not know this account. Check it and the IFSC.');
  }
  // Whose it is instead, the caller has no business to know.
  if (!nameFits(checked.match)) {
    throw fieldError('holder', 'The bank has this account in another name. Check the spelling.');
  }
  return checked.nameAtBank;
}

export const addBankAccountVerb: Verb<typeof addBankAccount> = async (context, { body }) => {
  const { db, now, secrets } = context;
  const { holder, account, ifsc } = body;
  const wanted = { numberHash: hashNumber(context, account), ifsc };
  const { id, mobile } = await findCaller(context);
  await requireListingQuota(db, id, wanted);
  const nameAtBank = await askBank(context, body, mobile);
  const added = await db.transaction(async (tx) => {
    await lockCaller(context, tx);
    await requireListingQuota(tx, id, wanted);
    const row = await insertOne(tx, bankAccounts, {
      personId: id,
      holder,
      numberSealed: seal(secrets.key('bank account'), account),
      lastFour: account.slice(-4),
      nameAtBank,
      verifiedAt: now(),
      createdAt: now(),
      ...wanted,
    });
    await audit(context, tx, {
      action: 'bank-account.add',
      subjectKind: 'bank_account',
      subjectId: row.id,
    });
    await notify(context, tx, id, {
      kind: 'security',
      title: 'A bank account was added',
      body: `The account ending in ${row.lastFour} can now receive your payouts. If you did not add it, change your password and remove it.`,
      link: '/MyProfile',
    });
    return row;
  });
  return success(presentAccount(added), 'The bank account is checked and added.');
};
