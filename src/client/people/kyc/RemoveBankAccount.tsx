import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { sayFailure } from '#client/lib/say-failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removeBankAccount } from '#contract/people/bank-accounts.ts';
import type { BankAccount } from './bank-account.ts';

interface Props {
  account: BankAccount;
  onRemoved: () => void;
}

export function RemoveBankAccount({ account: { id, account, ifsc }, onRemoved }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await call(removeBankAccount, { params: { bankId: id } });
      toast.success(message);
      setAsking(false);
      onRemoved();
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
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
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
