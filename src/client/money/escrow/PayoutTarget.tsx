import { Facts } from '#client/money/money-admin/Facts.tsx';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import type { PayoutTarget as Target } from '#contract/money/releases.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/escrow/index.ts';

function warningOf({ isOther, isRemoved }: Target): string | undefined {
  if (isRemoved) return words.accountRemoved;
  if (isOther) {
    return words.anotherAccount;
  }
  return undefined;
}

/** Whose bank account money would go to, for who is to let it go. */
export function PayoutTarget({ target }: { target: Target }) {
  const { name, account, addedAt, wait } = target;
  const warning = warningOf(target);
  return (
    <>
      <Facts
        facts={[
          [words.paidTo, name],
          [words.bankAccount, words.accountAddedOn({ account, addedAt: formatDate(addedAt) })],
          [words.sent, wait && waitWords(wait)],
        ]}
      />
      {warning && <p className="rounded-card bg-warn/12 p-4">{warning}</p>}
    </>
  );
}
