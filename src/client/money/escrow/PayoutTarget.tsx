import { Facts } from '#client/money/money-admin/Facts.tsx';
import { waitWords } from '#client/people/kyc/wait-words.ts';
import type { PayoutTarget as Target } from '#contract/money/escrow.ts';
import { formatDate } from '#domain/lib/time/format.ts';

function warningOf({ isOther, isRemoved }: Target): string | undefined {
  if (isRemoved) return 'This account was removed since. Ask that the money is requested anew.';
  if (isOther) {
    return 'Another account than in the request before. Ask the other side, by phone, whether it is theirs.';
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
          ['Paid to', name],
          ['Bank account', `${account}, added on ${formatDate(addedAt)}`],
          ['Sent', wait && waitWords(wait)],
        ]}
      />
      {warning && <p className="rounded-card bg-warn/12 p-4">{warning}</p>}
    </>
  );
}
