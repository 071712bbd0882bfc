import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { type PushState, pushState, turnOff, turnOn } from '#client/people/session/push-device.ts';
import { Switch } from '#client/ui/Switch.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/people/bell/index.ts';
import checksWords from '#messages/people/checks/index.ts';

const HELP: Partial<Record<PushState, string>> = labels(() => checksWords.help);

interface Props {
  userId: number;
  pushKey: string;
}

/** Push messages in this very browser, on or off. */
export function PushSwitch({ userId, pushKey }: Props) {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => pushState(userId).then(setState, () => setState('off'));
    look();
    // Leave may be given or taken in the browser's settings meanwhile.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [userId]);

  async function change(on: boolean) {
    if (busy) return;
    setBusy(true);
    setState(on ? 'on' : 'off');
    try {
      const now = await (on ? turnOn(userId, pushKey) : turnOff());
      setState(now);
      if (on && now === 'off') toast.info(words.pushStaysOff);
    } catch (error) {
      setState(await pushState(userId).catch(() => 'off' as const));
      const why = isAppError(error) ? error.message : words.browserRefused;
      toast.error(checksWords.pushCouldNot({ which: on ? checksWords.on : checksWords.off, why }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="card p-4">
      <Switch
        label={words.showPushHere}
        help={state && HELP[state]}
        checked={state === 'on'}
        disabled={!state || state === 'unsupported' || state === 'denied'}
        aria-busy={busy}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
