import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { ListedWebhook } from '#contract/people/webhooks.ts';
import words from '#messages/people/webhooks/index.ts';
import { DELIVERY_LABEL } from './delivery-look.ts';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { TurnWebhook } from './TurnWebhook.tsx';

/** More are counted. */
const SHOWN_TYPES = 6;

function typesOf({ types }: ListedWebhook): string {
  if (types.length === 0) return words.everyEvent;
  const more = types.length - SHOWN_TYPES;
  const shown = types.slice(0, SHOWN_TYPES).join(', ');
  return more > 0 ? words.andOthers({ shown, count: more }) : shown;
}

function State({ enabled, failingSince }: ListedWebhook) {
  if (!enabled) return <Badge tone="bad">{words.off}</Badge>;
  return failingSince ? (
    <Badge tone="warn">{words.failing}</Badge>
  ) : (
    <Badge tone="good">{words.on}</Badge>
  );
}

function troubleOf({ enabled, offWhy, failingSince }: ListedWebhook): string | null {
  if (!enabled) return offWhy;
  return failingSince && words.notTakenSince({ moment: formatMoment(failingSince) });
}

interface Props {
  webhook: ListedWebhook;
  onChange: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookRow({ webhook, onChange, onSecret }: Props) {
  const { id, url, description, lastDelivery: last, oldSecretUntil } = webhook;
  const trouble = troubleOf(webhook);
  return (
    <li className="grid gap-3 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {description || new URL(url).host}
          <State {...webhook} />
        </p>
        <p className="text-sm wrap-anywhere">
          <code>{url}</code>
        </p>
        <p className="text-sm wrap-anywhere">{typesOf(webhook)}</p>
        {trouble && <p className="text-sm font-medium text-bad">{trouble}</p>}
        <p className="text-sm text-muted wrap-anywhere">
          {last
            ? words.last({
                type: last.type,
                moment: formatMoment(last.createdAt),
                state: DELIVERY_LABEL[last.state],
              })
            : words.nothingSent}
        </p>
        {oldSecretUntil && (
          <p className="text-sm text-muted">
            {words.oldSecretUntil({ moment: formatMoment(oldSecretUntil) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          variant="quiet"
          href={`/Webhooks/${id}`}
          aria-label={words.deliveriesTo({ url })}
        >
          {words.deliveries}
        </ButtonLink>
        <TurnWebhook webhook={webhook} />
        <Button variant="quiet" aria-label={words.changeWhich({ url })} onClick={onChange}>
          {words.change}
        </Button>
        <RotateSecret webhook={webhook} onSecret={onSecret} />
        <RemoveWebhook webhook={webhook} />
      </div>
    </li>
  );
}
