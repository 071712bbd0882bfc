import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { refreshed } from '#client/lib/after-write.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useProfile } from '#client/people/profile/use-profile.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { listKeys } from '#contract/people/api-keys.ts';
import words from '#messages/people/api-keys/index.ts';
import { KeyForm } from './KeyForm.tsx';
import { KeyRow } from './KeyRow.tsx';
import { ShownKey } from './ShownKey.tsx';

/** Keys by which somebody's own programs call for them. */
export function ApiKeys() {
  const { state, answer, error, reload } = useCall(listKeys);
  const email = useProfile().profile?.Userdata.email ?? '';
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const keys = answer?.data ?? [];
  const close = async () => {
    await refreshed();
    setShown(undefined);
    setMaking(false);
    // What had the focus is gone.
    list.current?.focus();
  };
  const make = <Button onClick={() => setMaking(true)}>{words.makeKey}</Button>;
  return (
    <Loader state={state} message={error?.message} onRetry={reload}>
      <div className="grid gap-4">
        {keys.length > 0 && (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={words.yours}
            className="card divide-y divide-line px-5 outline-none sm:px-6"
          >
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} email={email} onMade={setShown} />
            ))}
          </ul>
        )}
        {making && <KeyForm email={email} onMade={setShown} onCancel={() => setMaking(false)} />}
        {!making && keys.length > 0 && <div>{make}</div>}
        {!making && keys.length === 0 && (
          <EmptyState icon={KeyRound} title={words.none} text={words.noneMeans} action={make} />
        )}
      </div>
      {shown && <ShownKey apiKey={shown} onClose={() => void close()} />}
    </Loader>
  );
}
