import { type ReactNode, useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { AddApp } from '#client/people/security/AddApp.tsx';
import { AddPasskey } from '#client/people/security/AddPasskey.tsx';
import { useShownCodes } from '#client/people/security/use-shown-codes.tsx';
import { signOut } from '#client/people/session/sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { getSecurity } from '#contract/people/security.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/shell/index.ts';

function SetUp({ email }: { email: string }) {
  const { show, codesDialog } = useShownCodes();
  // Everything was refused until now: begin anew with what is open.
  const onAdded = (codes: string[] | undefined) => show(codes, () => location.reload());
  return (
    <main id="main" tabIndex={-1} className="page grid place-items-center py-12">
      <div className="card grid w-full max-w-xl gap-4 p-6 sm:p-8">
        <h1 className="text-2xl">{deskWords.setUpSecond}</h1>
        <p>{deskWords.staffSeeChange}</p>
        <div className="flex flex-wrap gap-3">
          <AddPasskey email={email} onAdded={onAdded} />
          <AddApp email={email} onAdded={onAdded} />
        </div>
        <Button variant="quiet" className="justify-self-start" onClick={() => void signOut()}>
          {words.logout}
        </Button>
        {codesDialog}
      </div>
    </main>
  );
}

/** Lets staff through who have shown a second factor; the others are led to setting one up. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { state, answer, error, reload } = useCall(getSecurity);
  const { profile } = useProfile();
  // Adding one opens the door at once; the codes that came with it are read first.
  const [awaits, setAwaits] = useState(false);
  const isShown = answer?.data.isShown;
  if (isShown === false && !awaits) setAwaits(true);
  if (isShown && !awaits) return children;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {awaits && <SetUp email={profile?.Userdata.email ?? ''} />}
    </Loader>
  );
}
