import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { ApiKey } from '#contract/people/api-keys.ts';
import { KEY_KIND_LABEL } from '#domain/lib/api-key.ts';
import words from '#messages/people/api-keys/index.ts';
import { RevokeKey } from './RevokeKey.tsx';
import { RotateKey } from './RotateKey.tsx';

interface Props {
  apiKey: ApiKey;
  email: string;
  onMade: (key: string) => void;
}

function lifeOf({ createdAt, expiresAt, replacedBy }: ApiKey): string {
  const made = formatMoment(createdAt);
  if (!expiresAt) return words.madeForGood({ made });
  const until = formatMoment(expiresAt);
  return replacedBy ? words.replaced({ made, until }) : words.madeUntil({ made, until });
}

const useOf = ({ lastUsedAt, lastUsedFrom }: ApiKey) =>
  lastUsedAt
    ? words.lastUsed({ moment: formatMoment(lastUsedAt), from: lastUsedFrom ?? '' })
    : words.notUsed;

export function KeyRow({ apiKey, email, onMade }: Props) {
  const { kind, name, shown, scopes, origins, replacedBy } = apiKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <Badge tone={kind === 'live' ? 'brand' : 'neutral'}>{KEY_KIND_LABEL[kind]}</Badge>
        </p>
        <p className="text-sm wrap-anywhere">
          <code>{shown}…</code> · {kind === 'publishable' ? origins.join(', ') : scopes.join(', ')}
        </p>
        <p className="text-sm text-muted">{lifeOf(apiKey)}</p>
        <p className="text-sm text-muted">{useOf(apiKey)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!replacedBy && <RotateKey apiKey={apiKey} email={email} onMade={onMade} />}
        <RevokeKey apiKey={apiKey} />
      </div>
    </li>
  );
}
