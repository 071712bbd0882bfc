import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session-context.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { filled } from '#client/ui/filled.tsx';
import { verificationStatus } from '#contract/people/kyc.ts';
import { IDENTITY_ACTS } from '#domain/people/identity-acts.ts';
import { isIdentified } from '#domain/people/kyc.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/shell/index.ts';

/** For buyers and sellers. Who has neither paper verified is asked to do that first. */
export function PostProperty() {
  const { userId, userRole } = useSession();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (userRole !== 'user') return null;

  async function start() {
    setBusy(true);
    try {
      const { data } = await call(verificationStatus, { params: { id: userId } });
      const verified = { aadhaar: data.aadharverification, pan: data.panverification };
      if (isIdentified(verified)) navigate('/AddProperty');
      else setAsking(true);
    } catch {
      // The page checks again; being let through here saves nobody anything.
      navigate('/AddProperty');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="accent" icon={Plus} busy={busy} onClick={start} className="max-sm:px-3">
        {filled(deskWords.post, {
          part: <span className="max-sm:sr-only"> {deskWords.property}</span>,
        })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.updateKyc}
        description={IDENTITY_ACTS.post}
        confirmLabel={words.updateKyc}
        onConfirm={() => {
          setAsking(false);
          navigate('/MyProfile#kyc');
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
