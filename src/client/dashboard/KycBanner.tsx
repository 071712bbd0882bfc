import { useLocation } from 'wouter';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import { PROFESSIONS } from '#domain/lib/profession.ts';
import words from '#messages/people/shell/index.ts';

/** Whoever works for others, apart from agents, whom a dialog stops. */
const asksFor = (role: string) =>
  role !== 'agent' && PROFESSIONS.some((profession) => profession === role);

/** Tells professionals that their papers are missing, and is in nobody's way. */
export function KycBanner() {
  const [path] = useLocation();
  const { userId, userRole } = useSession();
  const { answer } = useCall(
    verificationStatus,
    asksFor(userRole) ? { params: { id: userId } } : null,
  );
  const status = answer?.data;
  const missing = status && !(status.aadharverification && status.panverification);
  if (!missing || path.toLowerCase() === '/myprofile') return null;
  return (
    <p className="card mb-6 bg-warn/12 p-4" role="status">
      {words.notVerifiedYet}{' '}
      <AppLink className="link" href="/MyProfile#kyc">
        {words.verifyNow}
      </AppLink>
    </p>
  );
}
