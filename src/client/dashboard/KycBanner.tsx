import { useLocation } from 'wouter';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import { PROFESSIONS } from '#domain/lib/profession.ts';

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
      Your Aadhaar and PAN are not verified yet. Clients see “Identity checked” beside those whose
      are, and a bank account for your fees needs it.{' '}
      <AppLink className="link" href="/MyProfile#kyc">
        Verify now
      </AppLink>
    </p>
  );
}
