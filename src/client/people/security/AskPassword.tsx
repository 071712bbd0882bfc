import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureWords } from '#client/lib/error-messages.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import fields from '#messages/lib/fields/index.ts';
import words from '#messages/people/security/index.ts';

interface Props {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  email: string;
  /** Throws what the server says. */
  onPassword: (password: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** A session alone changes nothing of how somebody signs in. */
export function AskPassword(props: Props) {
  const { title, description, submitLabel, busyLabel, email, onPassword, onClose, children } =
    props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!password) return setError(fields.passwordRequired);
    setBusy(true);
    setError(undefined);
    try {
      await onPassword(password);
    } catch (failure) {
      const field = isAppError(failure) ? failure.errors?.[0]?.message : undefined;
      setError(field ?? failureWords(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {children}
      <Field label={words.yourPassword} required error={error}>
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
