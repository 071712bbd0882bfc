import { Fingerprint } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { failureWords } from '#client/lib/error-messages.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { OtpInput } from '#client/ui/OtpInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { FactorProof } from '#contract/people/second-factor.ts';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/security/index.ts';
import signInWords from '#messages/people/sign-in/index.ts';
import { signByPasskey } from './device.ts';
import { FactorChoice, usable } from './FactorChoice.tsx';

interface Props {
  factors: readonly SecondFactor[];
  submitLabel: string;
  busyLabel: string;
  /** Shows it to the server. Throws what the server says of it. */
  onProof: (proof: FactorProof) => Promise<unknown>;
}

interface CodeProps {
  factor: 'authenticator_app' | 'recovery_code';
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CodeField({ factor, code, error, onChange }: CodeProps) {
  return factor === 'authenticator_app' ? (
    <Field label={words.codeOfApp} help={words.sixDigits} error={error}>
      <OtpInput name="code" value={code} onChange={(event) => onChange(event.target.value)} />
    </Field>
  ) : (
    <Field label={words.recoveryCode} help={words.oneOfTen} error={error}>
      <TextInput
        name="recoverycode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Shows a second factor, by whichever way somebody has and prefers. */
export function ProofForm({ factors, submitLabel, busyLabel, onProof }: Props) {
  const ways = usable(factors);
  const [factor, setFactor] = useState<SecondFactor | undefined>(ways[0]);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const choose = (next: SecondFactor) => {
    setFactor(next);
    setCode('');
    setError(undefined);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's portal is inside the form around it, as React sees it.
    event.stopPropagation();
    if (!factor) return;
    if (factor !== 'passkey' && code.trim() === '') return setError(signInWords.enterCode);
    setBusy(true);
    setError(undefined);
    try {
      await onProof(
        factor === 'passkey'
          ? { kind: factor, passkey: await signByPasskey() }
          : { kind: factor, code },
      );
    } catch (failure) {
      setError(failureWords(failure));
    } finally {
      setBusy(false);
    }
  };

  if (!factor) {
    return <p>{words.otherDevice}</p>;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {factor === 'passkey' ? (
        <>
          <p>{words.asksFace}</p>
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
        </>
      ) : (
        <CodeField factor={factor} code={code} error={error} onChange={setCode} />
      )}
      <Button
        type="submit"
        busy={busy}
        busyLabel={busyLabel}
        {...(factor === 'passkey' && { icon: Fingerprint })}
      >
        {factor === 'passkey' ? signInWords.usePasskey : submitLabel}
      </Button>
      <FactorChoice factors={ways} chosen={factor} disabled={busy} onChoose={choose} />
    </form>
  );
}
