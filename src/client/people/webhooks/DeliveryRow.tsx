import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { replayDeliveries, type WebhookDelivery } from '#contract/people/webhook-deliveries.ts';
import { groupDigits } from '#domain/lib/money.ts';
import words from '#messages/people/webhooks/index.ts';
import { DELIVERY_LABEL, DELIVERY_TONE } from './delivery-look.ts';

type Attempt = WebhookDelivery['attempts'][number];

function AttemptItem({
  attempt: { at, milliseconds, status, error, answer },
}: {
  attempt: Attempt;
}) {
  return (
    <li className="grid min-w-0 gap-1">
      <p className="text-sm wrap-anywhere">
        <strong>{status ?? words.noAnswer}</strong> · {formatMoment(at)} ·{' '}
        {words.milliseconds({ count: groupDigits(milliseconds) })}
        {error && <> · {error}</>}
      </p>
      {answer && (
        <pre className="max-h-40 overflow-y-auto rounded-control bg-sunk p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          {answer}
        </pre>
      )}
    </li>
  );
}

interface Props {
  webhookId: number;
  delivery: WebhookDelivery;
  canReplay: boolean;
}

/** One event on its way to a webhook, with every attempt. */
export function DeliveryRow({ webhookId, delivery, canReplay }: Props) {
  const { eventId, type, createdAt, state, dueAt, attempts } = delivery;
  const { busy, take } = useStep();
  const replay = () =>
    take(() => call(replayDeliveries, { params: { webhookId }, body: { eventId } }));
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            <code>{type}</code>
            <Badge tone={DELIVERY_TONE[state]}>{DELIVERY_LABEL[state]}</Badge>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {formatMoment(createdAt)} · <code>{eventId}</code>
          </p>
          {dueAt && attempts.length > 0 && (
            <p className="text-sm text-muted">
              {words.nextAttempt({ moment: formatMoment(dueAt) })}
            </p>
          )}
        </div>
        {canReplay && (
          <Button
            variant="quiet"
            busy={busy}
            aria-label={words.sendAgainWhich({ type, moment: formatMoment(createdAt) })}
            onClick={() => void replay()}
          >
            {words.sendAgain}
          </Button>
        )}
      </div>
      {attempts.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2">
            {words.attempts({
              count: attempts.length,
              last: attempts.at(-1)?.status?.toString() ?? null,
            })}
          </summary>
          <ol className="grid gap-3 pt-2">
            {attempts.map((attempt) => (
              <AttemptItem key={attempt.at} attempt={attempt} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
