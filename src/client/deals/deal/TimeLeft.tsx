import { useNow } from '#client/lib/use-now.ts';
import { formatDeadline } from '#client/ui/moment.ts';
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
    <time dateTime={until} title={formatDeadline(until)} className="tabular whitespace-nowrap">
      {leftWords(Date.parse(until) - now)}
    </time>
  );
}
