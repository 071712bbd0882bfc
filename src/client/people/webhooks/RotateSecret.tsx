import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { OLD_SECRET_HOURS, rotateWebhookSecret, type Webhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';

interface Props {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

/** A new secret for an old one, which signs beside it while the system is changed over. */
export function RotateSecret({ webhook: { id, url }, onSecret }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const rotate = async () => {
    setBusy(true);
    try {
      const { data } = await call(rotateWebhookSecret, { params: { webhookId: id } });
      setAsking(false);
      onSecret(data.secret);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.newSecretFor({ url })}
        onClick={() => setAsking(true)}
      >
        {words.newSecret}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.newSecretTitle}
        description={words.newSecretMeans({ hours: OLD_SECRET_HOURS })}
        confirmLabel={words.makeSecret}
        busyLabel={words.making}
        busy={busy}
        onConfirm={() => void rotate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
