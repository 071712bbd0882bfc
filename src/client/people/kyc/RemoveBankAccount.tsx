import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removeBankAccount } from '#contract/people/bank-accounts.ts';
import type { BankAccount } from './bank-account.ts';

export function RemoveBankAccount({ account: { id, account, ifsc } }: { account: BankAccount }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const remove = () => take(() => call(removeBankAccount, { params: { bankId: id } }));
  return (
    <>
      <Button variant="quiet" aria-label={`Remove ${account}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove this bank account?"
        description={`${account} (${ifsc}) takes no more refunds or payouts. You can add it again later.`}
        confirmLabel="Remove the account"
        busyLabel="Removing…"
        busy={busy}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
