import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removePhoto } from '#contract/people/profile.ts';
import words from '#messages/people/identity/index.ts';
import profileWords from '#messages/people/profile/index.ts';

export function RemovePhoto() {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {profileWords.removePhoto}
      </Button>
      <ConfirmDialog
        open={asking}
        title={profileWords.removePhotoTitle}
        description={profileWords.initialsInstead}
        confirmLabel={profileWords.removePhoto}
        busyLabel={words.removing}
        busy={busy}
        danger
        onConfirm={() => void take(() => call(removePhoto))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
