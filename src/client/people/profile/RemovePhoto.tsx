import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { sayFailure } from '#client/lib/say-failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removePhoto } from '#contract/people/profile.ts';
import { refreshProfile } from './refresh-profile.ts';

export function RemovePhoto({ userId }: { userId: number }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await call(removePhoto);
      await refreshProfile(userId);
      toast.success(message);
      setAsking(false);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove the photo
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove your photo?"
        description="Your initials are shown in its place. The photo is deleted."
        confirmLabel="Remove the photo"
        busyLabel="Removing…"
        busy={busy}
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
