import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { confirmIdentity, getSecurity } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { knowsPasskeys, signByPasskey } from './device.ts';

interface Props {
  /** Takes what goes into the field for the password, once. */
  onConfirmed: (password: string) => void;
}

/** Below a field for the password: who has a passkey need not type it. */
export function PasskeyInstead({ onConfirmed }: Props) {
  const { answer } = useCall(getSecurity);
  const [busy, setBusy] = useState(false);
  if (!answer?.data.passkeys.length || !knowsPasskeys()) return null;
  const confirm = async () => {
    setBusy(true);
    try {
      const proof = { kind: 'passkey', passkey: await signByPasskey() } as const;
      onConfirmed((await call(confirmIdentity, { body: { proof } })).data.password);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      icon={Fingerprint}
      busy={busy}
      busyLabel={words.waitingDevice}
      onClick={() => void confirm()}
    >
      {words.passkeyInstead}
    </Button>
  );
}
