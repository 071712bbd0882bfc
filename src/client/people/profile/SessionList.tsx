import { useState } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/people/sessions.ts';
import { SIGN_IN_LABEL } from '#domain/lib/sign-in.ts';
import { listAnd } from '#messages/lib/forms.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import checksWords from '#messages/people/checks/index.ts';
import words from '#messages/people/profile/index.ts';

type Session = ResponseOf<typeof listSessions>['data'][number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { device, address, lastSeenAt, signedInBy, isThis } = session;
  const by = listAnd(
    currentLanguage(),
    signedInBy.map((method) => SIGN_IN_LABEL[method]),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {capital(device)}
          {isThis && <Badge tone="brand">{words.thisOne}</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {checksWords.lastSeen({ address, lastSeenAt: formatMoment(lastSeenAt) })}
          {by && words.signedInBy({ by })}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={words.endSessionOf({ device })}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Where somebody is signed in; what they do not know they can end. */
export function SessionList() {
  const { state, answer, error, reload } = useCall(listSessions);
  /** The session being ended, or all others. */
  const [ending, setEnding] = useState<number | 'others'>();
  const sessions = (answer?.data ?? []).toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  const others = sessions.filter(({ isThis }) => !isThis).length;

  const end = async (which: number | 'others') => {
    setEnding(which);
    try {
      if (which === 'others') {
        const { data } = await call(endOtherSessions);
        toast.success(checksWords.sessionsEnded({ ended: data.ended }));
      } else {
        toast.success((await call(endSession, { params: { sessionId: which } })).message);
      }
      await refreshed();
    } catch (failure) {
      toastError(failure);
    } finally {
      setEnding(undefined);
    }
  };

  return (
    <Loader state={state} error={error} onRetry={reload}>
      <p className="text-muted">{words.ifUnknown}</p>
      <ul className="my-3 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {others > 1 && (
        <Button
          variant="quiet"
          busy={ending === 'others'}
          busyLabel={words.ending}
          onClick={() => end('others')}
        >
          {checksWords.endAllOthers({ others })}
        </Button>
      )}
      {others === 0 && <p className="text-muted">{words.nowhereElse}</p>}
    </Loader>
  );
}
