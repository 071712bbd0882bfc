import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import type { addBankAccount } from '#contract/people/bank-accounts.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { paidFrom } from '#domain/people/bank-account.ts';
import { nameMatch } from '#domain/people/same-person-name.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { seal } from '#server/lib/seal.ts';
import { findCheckedName, nameFits, providerAway } from '#server/people/kyc/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { requirePassword } from '#server/people/profile/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { hashNumber, presentAccount, requireRoomForAccount } from './bank-accounts.ts';

const momentOf = (at: Date) => `${formatDate(at)}, ${formatTime(at)}`;

/** The name the bank has the account in. Throws a field error when it is not the holder's. */
async function askBank(
  { ports }: Context,
  { holder, account, ifsc }: BodyOf<typeof addBankAccount>,
  mobile: string | null,
): Promise<string> {
  const checked = await ports.kyc.checkBankAccount({ number: account, ifsc, holder, mobile });
  if (!checked.ok) {
    if (checked.reason === 'unavailable') throw providerAway();
    throw fieldError('account', refusalsWords.bankUnknown);
  }
  // Whose it is instead, the caller has no business to know.
  if (!nameFits(checked.match)) {
    throw fieldError('holder', refusalsWords.bankOtherName);
  }
  return checked.nameAtBank;
}

/**
 * Whether money may go there: the bank's name is the person's, or near enough for staff to decide.
 * Throws a field error where it is somebody else's.
 */
async function judgeName(
  tx: Transaction,
  personId: number,
  nameAtBank: string,
): Promise<'fits' | 'waiting'> {
  const match = nameMatch(nameAtBank, await findCheckedName(tx, personId));
  if (match === 'same') return 'fits';
  if (match === 'unsure') return 'waiting';
  throw fieldError('holder', refusalsWords.ownNameOnly);
}

export const addBankAccountVerb: Verb<typeof addBankAccount> = async (context, { body }) => {
  const { db, now, secrets } = context;
  const { holder, account, ifsc } = body;
  const wanted = { numberHash: hashNumber(context, account), ifsc };
  const { id, mobile } = await requirePassword(context, body.password);
  await requireRoomForAccount(db, id, wanted);
  const nameAtBank = await askBank(context, body, mobile);
  const added = await db.transaction(async (tx) => {
    await lockCaller(context, tx);
    await requireRoomForAccount(tx, id, wanted);
    const nameState = await judgeName(tx, id, nameAtBank);
    const row = await insertOne(tx, bankAccounts, {
      personId: id,
      holder,
      numberSealed: seal(secrets.key('bank account'), account),
      lastFour: account.slice(-4),
      nameAtBank,
      nameState,
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
      kind: 'bank_account',
      title: () => words.accountAdded,
      body: () => {
        const says = nameState === 'waiting' ? words.accountAddedWaits : words.accountAddedBody;
        return says({ lastFour: row.lastFour, from: momentOf(paidFrom(row.createdAt)) });
      },
      link: '/MyProfile',
    });
    return row;
  });
  const from = momentOf(paidFrom(added.createdAt));
  return success(
    presentAccount(added, now()),
    added.nameState === 'waiting' ? words.addedWaits({ from }) : words.addedDone({ from }),
  );
};
