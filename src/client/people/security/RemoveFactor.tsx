import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { AppError } from '#contract/lib/errors.ts';
import type { FactorProof } from '#contract/people/second-factor.ts';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/security/index.ts';
import { ProofForm } from './ProofForm.tsx';

interface Props {
  /** Said of the button, and asked. */
  what: { label: string; title: string };
  email: string;
  factors: readonly SecondFactor[];
  remove: (body: { password: string; proof: FactorProof }) => Promise<{ message: string }>;
}

/** Both, so that neither a stolen password nor a phone left on a table takes the lock off. */
export function RemoveFactor({ what, email, factors, remove }: Props) {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const show = async (proof: FactorProof) => {
    if (!password) throw new AppError('invalid', words.passwordToo);
    const { message } = await remove({ password, proof });
    toast.success(message);
    setAsking(false);
    setPassword('');
  };
  return (
    <>
      <Button variant="quiet" aria-label={what.label} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={asking}
        size="narrow"
        title={what.title}
        description={words.showsYou}
        onClose={() => setAsking(false)}
      >
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={words.yourPassword} required>
          <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
        <ProofForm
          factors={factors}
          submitLabel={words.removeIt}
          busyLabel={words.removing}
          onProof={show}
        />
      </Dialog>
    </>
  );
}
