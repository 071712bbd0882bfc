import { call } from '#client/lib/api.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { removePasskey, type Security } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { addedWords } from './added-words.ts';
import { factorsIn } from './factors-in.ts';
import { RemoveFactor } from './RemoveFactor.tsx';
import { useShownCodes } from './use-shown-codes.tsx';

interface Props {
  email: string;
  security: Security;
}

/** Devices that sign in by a face, a finger or a PIN. */
export function PasskeyList({ email, security }: Props) {
  const { show, codesDialog } = useShownCodes();
  return (
    <section aria-labelledby="passkeys" className="grid justify-items-start gap-3">
      <h3 id="passkeys" className="text-lg">
        {words.passkeys}
      </h3>
      <p className="text-muted">{words.passkeysBody}</p>
      {security.passkeys.length > 0 && (
        <ul className="w-full divide-y divide-line">
          {security.passkeys.map(({ id, name, addedAt, lastUsedAt, isSynced }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                  {name}
                  {isSynced && <Badge tone="neutral">{words.synced}</Badge>}
                </p>
                <p className="text-sm text-muted">{addedWords({ addedAt, lastUsedAt })}</p>
              </div>
              <RemoveFactor
                what={{
                  label: words.removePasskey({ name }),
                  title: words.removePasskeyTitle({ name }),
                }}
                email={email}
                factors={factorsIn(security)}
                remove={(body) => call(removePasskey, { params: { passkeyId: id }, body })}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey email={email} onAdded={show} />
      {codesDialog}
    </section>
  );
}
