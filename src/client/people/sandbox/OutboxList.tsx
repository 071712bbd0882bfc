import { Inbox } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { listOutbox } from '#contract/people/outbox.ts';

const EVERY_MS = 3_000;
const LABEL = { mail: 'E-mail', sms: 'SMS', push: 'Push' } as const;

/** For developers: what the sandboxes of mail, SMS and push sent, newest first. */
export function OutboxList() {
  const { state, answer, error, reload } = useCall(listOutbox, {}, { refreshInterval: EVERY_MS });
  const messages = answer?.data ?? [];
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {messages.length === 0 ? (
        <EmptyState
          icon={Inbox}
          title="Nothing sent yet"
          text="Sign up, or ask for a new password, and the codes appear here."
        />
      ) : (
        <ul className="mt-6 grid gap-3">
          {messages.map((message) => (
            <li key={`${message.at} ${message.to} ${message.text}`} className="card grid gap-1 p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Badge tone="neutral">{LABEL[message.channel]}</Badge>
                <span className="min-w-0 break-all">to {message.to}</span>
                <span className="text-muted">
                  <Ago at={new Date(message.at)} />
                </span>
              </p>
              {message.subject && <p className="font-semibold">{message.subject}</p>}
              <p className="whitespace-pre-wrap break-words">{message.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Loader>
  );
}
