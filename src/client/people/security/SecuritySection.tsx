import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { getSecurity } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { AppCard } from './AppCard.tsx';
import { factorsIn } from './factors-in.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Second factors: what somebody shows beside the password, or in place of it. */
export function SecuritySection({ email }: { email: string }) {
  const { state, answer, error, reload } = useCall(getSecurity);
  const security = answer?.data;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {security && (
        <div className="grid gap-8">
          <p className="text-muted">{words.withOne}</p>
          <PasskeyList email={email} security={security} />
          <AppCard email={email} security={security} />
          {factorsIn(security).length > 0 && <RecoveryCodes email={email} security={security} />}
        </div>
      )}
    </Loader>
  );
}
