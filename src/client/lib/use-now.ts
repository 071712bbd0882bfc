import { useEffect, useMemo, useState } from 'react';

const TICK_MS = 15_000;

/** The server's clock, ticking: this device's may be wrong. */
export function useNow(serverTime: string): number {
  const ahead = useMemo(() => Date.parse(serverTime) - Date.now(), [serverTime]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, Date.now() - TICK_MS) + ahead;
}
