import { useLocation } from 'wouter';
import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import words from '#messages/people/shell/index.ts';

/** Stops an agent everywhere but at the profile until both papers are verified. */
export function AgentKycDialog() {
  const [path, navigate] = useLocation();
  const { userId, userRole } = useSession();
  const { answer } = useCall(
    verificationStatus,
    userRole === 'agent' ? { params: { id: userId } } : null,
  );
  const status = answer?.data;
  const missing = status && !(status.aadharverification && status.panverification);
  return (
    <Dialog
      blocking
      open={missing === true && path.toLowerCase() !== '/myprofile'}
      size="narrow"
      title={words.completeKyc}
      description={words.agentKyc}
      actions={<Button onClick={() => navigate('/MyProfile#kyc')}>{words.verifyNowTitle}</Button>}
    />
  );
}
