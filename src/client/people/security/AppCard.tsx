import { call } from '#client/lib/api.ts';
import { removeApp, type Security } from '#contract/people/security.ts';
import words from '#messages/people/security/index.ts';
import { AddApp } from './AddApp.tsx';
import { addedWords } from './added-words.ts';
import { factorsIn } from './factors-in.ts';
import { RemoveFactor } from './RemoveFactor.tsx';
import { useShownCodes } from './use-shown-codes.tsx';

interface Props {
  email: string;
  security: Security;
}

/** Codes of an app, after the password. */
export function AppCard({ email, security }: Props) {
  const { show, codesDialog } = useShownCodes();
  const { app } = security;
  return (
    <section aria-labelledby="authenticator-app" className="grid justify-items-start gap-3">
      <h3 id="authenticator-app" className="text-lg">
        {words.app}
      </h3>
      <p className="text-muted">{words.appBody}</p>
      {app ? (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{addedWords(app)}</p>
          <RemoveFactor
            what={{ label: words.removeApp, title: words.removeAppTitle }}
            email={email}
            factors={factorsIn(security)}
            remove={(body) => call(removeApp, { body })}
          />
        </div>
      ) : (
        <AddApp email={email} onAdded={show} />
      )}
      {codesDialog}
    </section>
  );
}
