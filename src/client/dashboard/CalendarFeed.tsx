import { useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { endCalendar, getCalendar, makeCalendar } from '#contract/dashboard.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/shell/index.ts';

/** The address by which a calendar elsewhere shows visits, meetings and deadlines. */
export function CalendarFeed() {
  const { state, answer, error, reload } = useCall(getCalendar);
  const inputId = useId();
  const [address, setAddress] = useState<string>();
  const since = answer?.data.since;
  const make = () => call(makeCalendar).then(({ data }) => setAddress(data.address), toastError);
  const end = () => call(endCalendar).then(() => setAddress(undefined), toastError);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      <div className="grid gap-3">
        <p>{words.subscribeCalendar}</p>
        {since && <p className="text-muted">{deskWords.takeSince({ since: formatDate(since) })}</p>}
        {address && (
          <label className="grid gap-1" htmlFor={inputId}>
            <span className="font-medium">{words.addressOnce}</span>
            <TextInput
              id={inputId}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={make}>{since ? words.replaceAddress : words.makeAddress}</Button>
          {since && (
            <Button variant="quiet" onClick={end}>
              {words.withdrawIt}
            </Button>
          )}
        </div>
      </div>
    </Loader>
  );
}
