import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { type ApiKey, revokeKey } from '#contract/people/api-keys.ts';

export function RevokeKey({ apiKey: { id, name, shown } }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const revoke = () => take(() => call(revokeKey, { params: { keyId: id } }));
  return (
    <>
      <Button variant="quiet" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Revoke ${name}?`}
        description={`${shown}… is refused from this moment on, and cannot be brought back.`}
        confirmLabel="Revoke the key"
        busyLabel="Revoking…"
        busy={busy}
        danger
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
