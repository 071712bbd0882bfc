import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { removeWebhook, type Webhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';

export function RemoveWebhook({ webhook: { id, url } }: { webhook: Webhook }) {
  const [asking, setAsking] = useState(false);
  const { busy, take } = useStep({ onDone: () => setAsking(false) });
  const remove = () => take(() => call(removeWebhook, { params: { webhookId: id } }));
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.deleteWhich({ url })}
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.deleteTitle}
        description={<span className="wrap-anywhere">{words.deleteMeans({ url })}</span>}
        confirmLabel={words.deleteIt}
        busyLabel={words.deleting}
        busy={busy}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
