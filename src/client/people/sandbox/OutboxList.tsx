import { Inbox } from 'lucide-react';
import { useCall } from '#client/lib/use-call.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { listOutbox } from '#contract/people/outbox.ts';
import words from '#messages/people/sandbox/index.ts';

const EVERY_MS = 3_000;

/** For developers: what the sandboxes of mail, SMS and push sent, newest first. */
export function OutboxList() {
  const { state, answer, error, reload } = useCall(listOutbox, {}, { refreshInterval: EVERY_MS });
  const messages = answer?.data ?? [];
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {messages.length === 0 ? (
        <EmptyState icon={Inbox} title={words.nothingSent} text={words.codesHere} />
      ) : (
        <ul className="mt-6 grid gap-3">
          {messages.map((message) => (
            <li key={`${message.at} ${message.to} ${message.text}`} className="card grid gap-1 p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Badge tone="neutral">{words.channels[message.channel]}</Badge>
                <span className="min-w-0 break-all">{words.to(message)}</span>
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
