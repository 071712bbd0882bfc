import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removePhoto } from '#contract/people/profile.ts';

export function RemovePhoto() {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
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
        onConfirm={() => void take(() => call(removePhoto))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
