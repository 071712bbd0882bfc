import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { presentWait } from '#contract/people/payout-wait.ts';
import { maskAccount, payoutWait } from '#domain/people/bank-account.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { bankAccounts } from '#server/db/schema/index.ts';
import { hmac } from '#server/lib/hmac.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const MAX_ACCOUNTS = 5;

/** A bank account as its owner sees it. */
export function presentAccount(row: BankAccountRow, now: Date) {
  const { id, holder, lastFour, ifsc } = row;
  return {
    id,
    holder,
    account: maskAccount(lastFour),
    ifsc,
    nameAtBank: row.nameAtBank,
    verifiedAt: row.verifiedAt.toISOString(),
    wait: presentWait(payoutWait(row, now)),
  };
}

/** Those of a person that are not removed. */
export const accountsOf = (personId: number) =>
  and(eq(bankAccounts.personId, personId), isNull(bankAccounts.removedAt));

/** Keyed, since a plain hash of so few digits is soon guessed. */
export function hashNumber({ secrets }: Context, number: string): Buffer {
  return hmac(secrets.key('bank account')).update(number).digest();
}

/** Throws conflict for one account too many, or one that is there already. */
export async function requireRoomForAccount(
  db: Queryable,
  personId: number,
  wanted: Pick<BankAccountRow, 'numberHash' | 'ifsc'>,
): Promise<void> {
  const kept = await db.select().from(bankAccounts).where(accountsOf(personId));
  const { numberHash, ifsc } = wanted;
  if (kept.some((account) => account.numberHash.equals(numberHash) && account.ifsc === ifsc)) {
    throw new AppError('conflict', words.inListAlready);
  }
  if (kept.length >= MAX_ACCOUNTS) {
    throw new AppError('conflict', words.mostAccounts({ maxAccounts: MAX_ACCOUNTS }));
  }
}
