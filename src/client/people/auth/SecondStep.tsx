import { useEffect, useRef } from 'react';
import { call } from '#client/lib/api.ts';
import { ProofForm } from '#client/people/security/ProofForm.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { FactorProof } from '#contract/people/second-factor.ts';
import { finishLogin } from '#contract/people/sign-in.ts';
import type { SecondFactor } from '#domain/lib/sign-in.ts';
import words from '#messages/people/sign-in/index.ts';
import { goIn } from './go-in.ts';

interface Props {
  ticket: string;
  factors: readonly SecondFactor[];
  onBack: () => void;
}

/** The password was right; a second factor opens the door. */
export function SecondStep({ ticket, factors, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form before is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const finish = async (proof: FactorProof) =>
    goIn(await call(finishLogin, { body: { ticket, proof } }));
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.oneMoreStep}
      </h2>
      <ProofForm
        factors={factors}
        submitLabel={words.verifyAndSignIn}
        busyLabel={words.checking}
        onProof={finish}
      />
      <Button variant="quiet" onClick={onBack}>
        {words.backToPassword}
      </Button>
    </div>
  );
}
