import { useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { decideAlikePhoto } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';
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
      title={words.removePhoto({ title })}
      description={words.goesOnceCannot}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            busyLabel={words.removing}
          >
            {words.removeThePhoto}
          </Button>
        </>
      }
    >
      <DecisionForm
        id={formId}
        draft={`photo-${mediaId}-remove`}
        kind="reason"
        label={words.whyRemoved}
        help={words.ownerReads}
        send={(reason) =>
          call(decideAlikePhoto, { params: { mediaId }, body: { decision: 'remove', reason } })
        }
        onBusy={setBusy}
        onDone={onDone}
      />
    </Dialog>
  );
}
