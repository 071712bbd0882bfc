import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removeWebhook, type Webhook } from '#contract/people/webhooks.ts';

export function RemoveWebhook({ webhook: { id, url } }: { webhook: Webhook }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const remove = () => take(() => call(removeWebhook, { params: { webhookId: id } }));
  return (
    <>
      <Button variant="quiet" aria-label={`Delete ${url}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this webhook?"
        description={
          <>
            Nothing is sent to <span className="wrap-anywhere">{url}</span> any more, and what was
            sent there is forgotten.
          </>
        }
        confirmLabel="Delete the webhook"
        busyLabel="Deleting…"
        busy={busy}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
