import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { changeWebhook, type Webhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';

/** On again after it was turned off, or off for a while. */
export function TurnWebhook({ webhook: { id, url, enabled } }: { webhook: Webhook }) {
  const { busy, take } = useStep();
  const turn = () =>
    take(() => call(changeWebhook, { params: { webhookId: id }, body: { enabled: !enabled } }));
  const label = enabled ? words.turnOff : words.turnOn;
  return (
    <Button
      variant={enabled ? 'quiet' : 'primary'}
      busy={busy}
      aria-label={enabled ? words.turnOffWhich({ url }) : words.turnOnWhich({ url })}
      onClick={() => void turn()}
    >
      {label}
    </Button>
  );
}
