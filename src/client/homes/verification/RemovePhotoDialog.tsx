import { useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { decideAlikePhoto } from '#contract/homes/media.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { AlikePhoto } from './rows.ts';

interface Props {
  photo: AlikePhoto;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a photo off a listing, with the reason its owner is given. */
export function RemovePhotoDialog({ photo: { mediaId, title }, onClose, onDone }: Props) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      size="narrow"
      title={`Remove the photo of “${title}”?`}
      description="It goes at once and cannot be brought back. The owner is told."
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Removing…">
            Remove the photo
          </Button>
        </>
      }
    >
      <DecisionForm
        id={formId}
        draft={`photo-${mediaId}-remove`}
        kind="reason"
        label="Why is it removed?"
        help="The owner reads this."
        send={(reason) =>
          call(decideAlikePhoto, { params: { mediaId }, body: { decision: 'remove', reason } })
        }
        onBusy={setBusy}
        onDone={onDone}
      />
    </Dialog>
  );
}
