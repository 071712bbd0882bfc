import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { AskPassword } from '#client/people/security/AskPassword.tsx';
import { PasskeyInstead } from '#client/people/security/PasskeyInstead.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type ApiKey, rotateKey } from '#contract/people/api-keys.ts';
import words from '#messages/people/api-keys/index.ts';

const overlaps = () => [
  { value: 0, label: words.overlaps.none },
  { value: 1, label: words.overlaps.hour },
  { value: 24, label: words.overlaps.day },
  { value: 168, label: words.overlaps.week },
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
      <Button
        variant="quiet"
        aria-label={words.rotateWhich({ name: apiKey.name })}
        onClick={() => setAsking(true)}
      >
        {words.rotate}
      </Button>
      {asking && (
        <AskPassword
          title={words.rotateTitle({ name: apiKey.name })}
          description={words.rotateMeans}
          submitLabel={words.rotateIt}
          busyLabel={words.makingNew}
          email={email}
          onPassword={rotate}
          onClose={() => setAsking(false)}
        >
          <Field label={words.howLongOld}>
            <Select
              options={overlaps()}
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
