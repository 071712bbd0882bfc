import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removeBankAccount } from '#contract/people/bank-accounts.ts';
import words from '#messages/people/identity/index.ts';
import type { BankAccount } from './bank-account.ts';

export function RemoveBankAccount({ account: { id, account, ifsc } }: { account: BankAccount }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const remove = () => take(() => call(removeBankAccount, { params: { bankId: id } }));
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.removeOf({ account })}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.removeTitle}
        description={words.removeBody({ account, ifsc })}
        confirmLabel={words.removeAccount}
        busyLabel={words.removing}
        busy={busy}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
