import { useRef, useState } from 'react';
import { refreshed } from '#client/lib/after-write.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { findUserBankDetails } from '#contract/people/bank-accounts.ts';
import { getKyc } from '#contract/people/kyc.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccount } from './bank-account.ts';
import { RemoveBankAccount } from './RemoveBankAccount.tsx';
import { waitWords } from './wait-words.ts';

function AccountRow({ account }: { account: BankAccount }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="tabular font-semibold">
          {account.account} · {account.ifsc}
        </p>
        <p className="text-sm text-muted">
          {checksWords.bankSaysChecked({
            holder: account.holder,
            nameAtBank: account.nameAtBank,
            verifiedAt: formatDate(account.verifiedAt),
          })}
        </p>
        {account.wait && <p className="text-sm font-semibold">{waitWords(account.wait)}.</p>}
      </div>
      <RemoveBankAccount account={account} />
    </li>
  );
}

/** Where payouts may go: each account checked with its bank. */
export function BankAccounts({ userId }: { userId: number }) {
  const input = { params: { id: userId } };
  const { state, answer, error, reload } = useCall(findUserBankDetails, input);
  const isSandbox = useCall(getKyc, input).answer?.data.sandbox ?? false;
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const accounts = answer?.data ?? [];
  const showAdded = async () => {
    await refreshed();
    setAdding(false);
    // The form that had the focus is gone.
    list.current?.focus();
  };
  return (
    <Loader state={state} error={error} onRetry={reload}>
      <p className="text-muted">{words.payoutsGo}</p>
      {accounts.length === 0 ? (
        <p className="my-3">{words.noAccountYet}</p>
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={words.yourAccounts}
          className="my-3 outline-none divide-y divide-line"
        >
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {adding ? (
        <BankAccountForm
          userId={userId}
          isSandbox={isSandbox}
          onAdded={showAdded}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="quiet" onClick={() => setAdding(true)}>
          {words.addAccount}
        </Button>
      )}
    </Loader>
  );
}
