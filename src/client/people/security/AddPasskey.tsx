import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addPasskey, startPasskey } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
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
  const [name, setName] = useState(words.myDevice);
  if (!knowsPasskeys()) return <p className="text-muted">{words.noPasskeys}</p>;
  const add = async (password: string) => {
    const { data: options } = await call(startPasskey, { body: { password } });
    const passkey = await makePasskey(options);
    const body = { name: name.trim() || words.myDevice, passkey };
    const { data, message } = await call(addPasskey, { body });
    toast.success(message);
    setAsking(false);
    onAdded(data.recoveryCodes);
  };
  return (
    <>
      <Button variant="quiet" icon={Fingerprint} onClick={() => setAsking(true)}>
        {words.addPasskey}
      </Button>
      {asking && (
        <AskPassword
          title={words.addPasskey}
          description={words.deviceAsks}
          submitLabel={words.goOn}
          busyLabel={words.waitingDevice}
          email={email}
          onPassword={add}
          onClose={() => setAsking(false)}
        >
          <Field label={words.deviceName} help={words.knowItBy}>
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
