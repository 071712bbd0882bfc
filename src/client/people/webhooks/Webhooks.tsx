import { Webhook as WebhookIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { refreshed } from '#client/lib/after-write.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { type ListedWebhook, listWebhooks, MAX_WEBHOOKS } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';
import { ShownSecret } from './ShownSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** Where somebody's own systems hear of events. */
export function Webhooks() {
  const { state, answer, error, reload } = useCall(listWebhooks);
  /** The one being changed, or a new one. */
  const [writing, setWriting] = useState<ListedWebhook | 'new'>();
  const [secret, setSecret] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const webhooks = answer?.data ?? [];
  const close = async () => {
    await refreshed();
    setSecret(undefined);
    setWriting(undefined);
    // What had the focus is gone.
    list.current?.focus();
  };
  const add = <Button onClick={() => setWriting('new')}>{words.add}</Button>;
  return (
    <Loader state={state} error={error} onRetry={reload}>
      <div className="grid gap-4">
        {webhooks.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={words.yours}
            className="card divide-y divide-line px-5 outline-none sm:px-6"
          >
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onChange={() => setWriting(webhook)}
                onSecret={setSecret}
              />
            ))}
          </ul>
        )}
        {writing && (
          <WebhookForm
            key={writing === 'new' ? 'new' : writing.id}
            webhook={writing === 'new' ? undefined : writing}
            onAdded={setSecret}
            onClose={() => void close()}
          />
        )}
        {!writing && webhooks.length === 0 && (
          <EmptyState icon={WebhookIcon} title={words.none} text={words.noneMeans} action={add} />
        )}
        {!writing && webhooks.length > 0 && webhooks.length < MAX_WEBHOOKS && <div>{add}</div>}
        {!writing && webhooks.length >= MAX_WEBHOOKS && (
          <p className="text-muted">{words.most({ most: MAX_WEBHOOKS })}</p>
        )}
      </div>
      {secret && <ShownSecret secret={secret} onClose={() => void close()} />}
    </Loader>
  );
}
