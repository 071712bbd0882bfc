import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import type { WebhookDelivery } from '#contract/people/webhook-deliveries.ts';
import { DELIVERY_STATES, listWebhooks } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';
import { DeliveryPage } from './DeliveryPage.tsx';
import { DELIVERY_LABEL } from './delivery-look.ts';
import { PingWebhook } from './PingWebhook.tsx';

type State = WebhookDelivery['state'];

/** What was sent to a webhook, newest first, page below page. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const webhook = useCall(listWebhooks).answer?.data.find(({ id }) => id === webhookId);
  const [state, setState] = useState<State>();
  /** After which delivery each page begins; the first begins with the newest. */
  const [begins, setBegins] = useState<(number | undefined)[]>([undefined]);
  const choose = (next: State | undefined) => {
    setState(next);
    setBegins([undefined]);
  };
  return (
    <div className="grid gap-4">
      {webhook && (
        <p className="wrap-anywhere">
          <code>{webhook.url}</code>
        </p>
      )}
      {webhook && !webhook.enabled && (
        <p className="font-medium text-bad">{words.isOff({ why: webhook.offWhy ?? '' })}</p>
      )}
      <FilterChips
        legend={words.whichDeliveries}
        values={DELIVERY_STATES}
        chosen={state}
        label={(value) => (value ? DELIVERY_LABEL[value] : words.all)}
        onChoose={choose}
      />
      {webhook?.enabled && <PingWebhook webhookId={webhookId} />}
      {begins.map((before, index) => (
        <DeliveryPage
          key={`${state} ${before}`}
          webhookId={webhookId}
          query={{ ...(before !== undefined && { before }), ...(state && { state }) }}
          canReplay={webhook?.enabled ?? false}
          {...(index === begins.length - 1 && {
            onOlder: (oldest: number) => setBegins([...begins, oldest]),
          })}
        />
      ))}
    </div>
  );
}
