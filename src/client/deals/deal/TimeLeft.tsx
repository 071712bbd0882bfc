import { useNow } from '#client/lib/use-now.ts';
import { formatMoment } from '#client/ui/moment.ts';
import { lastMinute } from '#domain/lib/time/pune.ts';
import { leftWords } from './time-left.ts';

interface Props {
  until: string;
  /** The server's clock when it answered; this device's may be wrong. */
  serverTime: string;
}

/** How long something still stands; the moment itself on hover. */
export function TimeLeft({ until, serverTime }: Props) {
  const now = useNow(serverTime);
  return (
    <time
      dateTime={until}
      title={formatMoment(lastMinute(until))}
      className="tabular whitespace-nowrap"
    >
      {leftWords(Date.parse(until) - now)}
    </time>
  );
}
