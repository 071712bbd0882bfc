import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { type ApiKey, revokeKey } from '#contract/people/api-keys.ts';
import words from '#messages/people/api-keys/index.ts';

export function RevokeKey({ apiKey: { id, name, shown } }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const revoke = () => take(() => call(revokeKey, { params: { keyId: id } }));
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.revokeWhich({ name })}
        onClick={() => setAsking(true)}
      >
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.revokeTitle({ name })}
        description={words.revokeMeans({ shown })}
        confirmLabel={words.revokeIt}
        busyLabel={words.revoking}
        busy={busy}
        danger
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
