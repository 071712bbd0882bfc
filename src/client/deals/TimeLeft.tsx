import { useEffect, useMemo, useState } from 'react';
import { formatMoment } from '../ui/moment.ts';
import { leftWords } from './time-left.ts';

const TICK_MS = 15_000;

interface Props {
  until: string;
  /** The server's clock when it answered; this device's may be wrong. */
  serverTime: string;
}

/** How long something still stands; the moment itself on hover. */
export function TimeLeft({ until, serverTime }: Props) {
  const ahead = useMemo(() => Date.parse(serverTime) - Date.now(), [serverTime]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={until} title={formatMoment(until)} className="tabular whitespace-nowrap">
      {leftWords(Date.parse(until) - (Math.max(now, Date.now() - TICK_MS) + ahead))}
    </time>
  );
}
