import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { renewRecoveryCodes, type Security } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { AskPassword } from './AskPassword.tsx';
import { useShownCodes } from './use-shown-codes.tsx';

interface Props {
  email: string;
  security: Security;
}

/** For the day on which the device is lost. */
export function RecoveryCodes({ email, security: { recoveryCodesLeft } }: Props) {
  const [asking, setAsking] = useState(false);
  const { show, codesDialog } = useShownCodes();
  const renew = async (password: string) => {
    const { data } = await call(renewRecoveryCodes, { body: { password } });
    setAsking(false);
    show(data.recoveryCodes);
  };
  return (
    <section aria-labelledby="recovery-codes" className="grid justify-items-start gap-3">
      <h3 id="recovery-codes" className="text-lg">
        {words.recoveryCodes}
      </h3>
      <p className="text-muted">
        {recoveryCodesLeft === 0 ? words.noneLeft : words.codesLeft({ count: recoveryCodesLeft })}
      </p>
      <Button variant="quiet" icon={LifeBuoy} onClick={() => setAsking(true)}>
        {words.makeNew}
      </Button>
      {asking && (
        <AskPassword
          title={words.makeNewTitle}
          description={words.oldStop}
          submitLabel={words.makeNew}
          busyLabel={words.moment}
          email={email}
          onPassword={renew}
          onClose={() => setAsking(false)}
        />
      )}
      {codesDialog}
    </section>
  );
}
