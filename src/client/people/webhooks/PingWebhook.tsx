import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { pingWebhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';

/** Sends a test event, which then stands in the list as any does. */
export function PingWebhook({ webhookId }: { webhookId: number }) {
  const { busy, take } = useStep();
  return (
    <div>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => void take(() => call(pingWebhook, { params: { webhookId } }))}
      >
        {words.sendTest}
      </Button>
    </div>
  );
}
