import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { AskPassword } from '#client/people/security/AskPassword.tsx';
import { PasskeyInstead } from '#client/people/security/PasskeyInstead.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type ApiKey, rotateKey } from '#contract/people/api-keys.ts';

const OVERLAPS = [
  { value: 0, label: 'Not at all' },
  { value: 1, label: 'An hour' },
  { value: 24, label: 'A day' },
  { value: 168, label: 'A week' },
];

interface Props {
  apiKey: ApiKey;
  email: string;
  onMade: (key: string) => void;
}

/** A new key for an old one, which stays good while programs are changed over. */
export function RotateKey({ apiKey, email, onMade }: Props) {
  const [asking, setAsking] = useState(false);
  const [overlapHours, setOverlap] = useState(24);
  const rotate = async (password: string) => {
    const params = { keyId: apiKey.id };
    const { data } = await call(rotateKey, { params, body: { overlapHours, password } });
    setAsking(false);
    onMade(data.key);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Rotate ${apiKey.name}`} onClick={() => setAsking(true)}>
        Rotate
      </Button>
      {asking && (
        <AskPassword
          title={`Rotate ${apiKey.name}?`}
          description="You get a new key with the same rights. Change your program over while the old one is still good."
          submitLabel="Rotate the key"
          busyLabel="Making the new key…"
          email={email}
          onPassword={rotate}
          onClose={() => setAsking(false)}
        >
          <Field label="How long should the old key stay good?">
            <Select
              options={OVERLAPS}
              value={overlapHours}
              onChange={(event) => setOverlap(Number(event.target.value))}
            />
          </Field>
          <PasskeyInstead onConfirmed={(password) => void rotate(password)} />
        </AskPassword>
      )}
    </>
  );
}
