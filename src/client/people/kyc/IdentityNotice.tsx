import { IDENTITY_PAGE } from '#client/lib/asks-identity.ts';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import { IDENTITY_ACTS, type IdentityAct } from '#domain/people/identity-acts.ts';
import { isIdentified } from '#domain/people/kyc.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/identity/index.ts';

/** Whether whoever is signed in has yet to show who they are; false while that is not known. */
export function useIdentityMissing(): boolean {
  const { userId } = useSession();
  const { answer } = useCall(verificationStatus, { params: { id: userId } });
  if (!answer) return false;
  const { aadharverification: aadhaar, panverification: pan } = answer.data;
  return !isIdentified({ aadhaar, pan });
}

/** What somebody has to do before a step is open to them, before they begin with it. */
export function IdentityNotice({ act }: { act: IdentityAct }) {
  return (
    <p className="rounded-card bg-warn/12 p-3 text-sm">
      {filled((pieces) => checksWords.takesFewMinutes({ ...pieces, act: IDENTITY_ACTS[act] }), {
        link: (
          <AppLink className="link" href={IDENTITY_PAGE}>
            {words.verifyNow}
          </AppLink>
        ),
      })}
    </p>
  );
}
