import { Send } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { listDeliveries, type WebhookDelivery } from '#contract/people/webhook-deliveries.ts';
import words from '#messages/people/webhooks/index.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

/** While something is on its way. */
const AGAIN_MS = 10_000;

interface Props {
  webhookId: number;
  query: { before?: number; state?: WebhookDelivery['state'] };
  canReplay: boolean;
  /** Left out where an older page is shown already. */
  onOlder?: (oldest: number) => void;
}

export function DeliveryPage({ webhookId, query, canReplay, onOlder }: Props) {
  const { state, answer, error, reload } = useCall(
    listDeliveries,
    { params: { webhookId }, query },
    {
      refreshInterval: (latest?: { data: WebhookDelivery[] }) =>
        latest?.data.some((delivery) => delivery.state === 'waiting') ? AGAIN_MS : 0,
    },
  );
  const found = answer?.data ?? [];
  const oldest = found.at(-1)?.id;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {found.length === 0 && query.before === undefined && (
        <EmptyState
          icon={Send}
          title={query.state ? words.noneLikeThat : words.nothingSent}
          text={query.state ? undefined : words.nextIsFirst}
        />
      )}
      {found.length > 0 && (
        <ul aria-label={words.deliveries} className="card divide-y divide-line px-5 sm:px-6">
          {found.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              webhookId={webhookId}
              delivery={delivery}
              canReplay={canReplay}
            />
          ))}
        </ul>
      )}
      {answer?.hasMore && oldest !== undefined && onOlder && (
        <div>
          <Button variant="quiet" onClick={() => onOlder(oldest)}>
            {words.showOlder}
          </Button>
        </div>
      )}
    </Loader>
  );
}
