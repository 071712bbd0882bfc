import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { knowsPasskeys, signByPasskey } from '#client/people/security/device.ts';
import { Button } from '#client/ui/Button.tsx';
import { loginWithPasskey } from '#contract/people/sign-in.ts';
import words from '#messages/people/sign-in/index.ts';
import { goIn } from './go-in.ts';

/** In without typing anything: the device knows whose passkey it is. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  if (!knowsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      await goIn(await call(loginWithPasskey, { body: { passkey: await signByPasskey() } }));
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
      onClick={() => void signIn()}
    >
      {words.byPasskey}
    </Button>
  );
}
