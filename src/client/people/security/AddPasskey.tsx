import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addPasskey, startPasskey } from '#contract/people/security.ts';
import { AskPassword } from './AskPassword.tsx';
import { knowsPasskeys, makePasskey } from './device.ts';

interface Props {
  email: string;
  /** With recovery codes, where it was the first factor. */
  onAdded: (recoveryCodes: string[] | undefined) => void;
}

/** The password, then the device's own question. */
export function AddPasskey({ email, onAdded }: Props) {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('My device');
  if (!knowsPasskeys()) return <p className="text-muted">This browser knows no passkeys.</p>;
  const add = async (password: string) => {
    const { data: options } = await call(startPasskey, { body: { password } });
    const passkey = await makePasskey(options);
    const body = { name: name.trim() || 'My device', passkey };
    const { data, message } = await call(addPasskey, { body });
    toast.success(message);
    setAsking(false);
    onAdded(data.recoveryCodes);
  };
  return (
    <>
      <Button variant="quiet" icon={Fingerprint} onClick={() => setAsking(true)}>
        Add a passkey
      </Button>
      {asking && (
        <AskPassword
          title="Add a passkey"
          description="Your device will ask for your face, your finger or its PIN. From then on that is enough to sign in."
          submitLabel="Go on"
          busyLabel="Waiting for your device…"
          email={email}
          onPassword={add}
          onClose={() => setAsking(false)}
        >
          <Field label="Name of the device" help="By which you know it in the list.">
            <TextInput
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </AskPassword>
      )}
    </>
  );
}
